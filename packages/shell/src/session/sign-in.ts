import type { login } from '@portal/protocol/calls/auth'
import type { InputOf } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import { anonymousApi } from '../lib/api/backend.ts'
import { browserAddress } from '../lib/base-path.ts'
import { paths } from '../lib/routes.ts'

export type Credentials = InputOf<typeof login>['body']

/** A sign-in that waits for its second step. It lives in memory only: nothing of it is stored (specification §4). */
export interface PendingSignIn {
  /** Valid for the second step only. */
  readonly certificate: string
  /** Unknown when another system has identified the person. */
  readonly userName?: string | undefined
}

/**
 * Exchanges user name and password for a certificate, or, with two-factor sign-in, for the data of the second step
 * (specification §4).
 * @throws {RemoteError} when the server refuses
 */
export async function firstStep(
  credentials: Credentials,
  signal: AbortSignal,
): Promise<string | PendingSignIn> {
  const { data } = await anonymousApi.login({ body: credentials }, { signal })
  if (!data?.certificate) throw new RemoteError('malformed', 'login')
  const { certificate, twoFactorAuthenticationYOrN } = data
  return twoFactorAuthenticationYOrN === 'Y' ? { certificate, userName: credentials.userName } : certificate
}

/**
 * The second step: exchanges the code for a certificate.
 * @throws {RemoteError} when the server refuses it
 */
export async function confirmSignIn(
  { certificate }: PendingSignIn,
  code: string,
  signal: AbortSignal,
): Promise<string> {
  // The page without its query, which may hold private values.
  const loginUrl = window.location.origin + browserAddress(paths.login)
  const { data } = await anonymousApi.twoFactorLogin(
    { body: { token: certificate, loginUrl, code } },
    { signal },
  )
  if (!data?.certificate) throw new RemoteError('malformed', 'twoFactorLogin')
  return data.certificate
}
