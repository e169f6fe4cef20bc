import { callMetadata } from 'virtual:portal-calls'
import { createClient } from '@portal/protocol/client'
import { responsibilitiesForSystem } from '@portal/protocol/rules/current-roles'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { languageOf, languageTag } from '@portal/sub-app-sdk/portal-languages'
import { sendStandalone } from '@portal/sub-app-sdk/standalone-request'
import { apiBaseOf } from '@portal/sub-app-sdk/standalone-session'

const codeOption = 'code'

/** The address as the window may show it: a one-time code is of no use to its history. */
export function withoutCode(address: URL): URL {
  if (!address.searchParams.has(codeOption)) return address
  const shown = new URL(address)
  shown.searchParams.delete(codeOption)
  return shown
}

/**
 * Exchanges the one-time code of a window opened by single sign-on (assumed) for a certificate, and returns the address
 * with certificate, person and responsibilities for the stand-in bridge. The chosen responsibility is unknown (assumed:
 * the first).
 */
export async function signOn(
  address: URL,
  identity: SpecifiedSubApp,
  fetchCall: typeof fetch = fetch,
): Promise<URL> {
  const code = address.searchParams.get(codeOption)
  if (!code) return withoutCode(address)
  const signedOn = withoutCode(address)
  const language = languageTag(languageOf(signedOn.searchParams.get('language')))
  const client = () => {
    const certificate = signedOn.searchParams.get('certificate') ?? ''
    const backend = { fetchCall, apiBase: apiBaseOf(signedOn.searchParams), certificate, language }
    return createClient(callMetadata, (_id, _call, request, options) =>
      sendStandalone(backend, request, options),
    )
  }
  const systemCode = specifiedSystems.codeOfApp(identity)
  const body = { loginType: 'sso', ssoSystem: systemCode, code }
  const { certificate } = (await client().ssoLogin({ body })).data
  signedOn.searchParams.set('certificate', certificate)
  const { data: user } = await client().getUserInfo({ query: { token: certificate } })
  signedOn.searchParams.set('user', user.userName)
  signedOn.searchParams.set('userId', String(user.userId))
  signedOn.searchParams.set('userFullName', user.userFullName)
  const responsibilities = responsibilitiesForSystem(
    user.userRespList,
    specifiedSystems.rule(systemCode).responsibilityFrom,
    undefined,
  )
  signedOn.searchParams.set('responsibilities', JSON.stringify(responsibilities))
  return signedOn
}
