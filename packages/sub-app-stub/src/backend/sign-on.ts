import { callMetadata } from 'virtual:portal-calls'
import { createClient } from '@portal/protocol/client'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { sendStandalone } from '@portal/sub-app-sdk/standalone-request'

const codeOption = 'code'

/** The address as the window may show it: a one-time code is of no use to its history. */
export function withoutCode(address: URL): URL {
  if (!address.searchParams.has(codeOption)) return address
  const shown = new URL(address)
  shown.searchParams.delete(codeOption)
  return shown
}

/**
 * A window that the portal opens by single sign-on carries a one-time code (assumed). Exchanges it for a certificate
 * and answers the address with that and the user's name in it, as the stand-in bridge reads them.
 */
export async function signOn(
  address: URL,
  identity: SubAppName,
  fetchCall: typeof fetch = fetch,
): Promise<URL> {
  const code = address.searchParams.get(codeOption)
  if (!code) return withoutCode(address)
  const signedOn = withoutCode(address)
  const option = (name: string) => signedOn.searchParams.get(name) ?? ''
  const client = () => {
    const backend = { fetchCall, apiBase: option('apiBase'), certificate: option('certificate') }
    return createClient(callMetadata, (_id, _call, request, options) =>
      sendStandalone(backend, request, options?.signal),
    )
  }
  const body = { loginType: 'sso', ssoSystem: systemCodeOfApp(identity), code }
  const { certificate } = (await client().ssoLogin({ body })).data
  signedOn.searchParams.set('certificate', certificate)
  const { userName } = (await client().getUserInfo({ query: { token: certificate } })).data
  signedOn.searchParams.set('user', userName)
  return signedOn
}
