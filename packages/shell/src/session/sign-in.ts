import type { login } from '@portal/protocol/calls/auth'
import type { Client, InputOf } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import { apiOfNobody } from '../api/client.ts'
import { paths } from '../paths.ts'
import { useSession } from './session-store.ts'

export type Credentials = InputOf<typeof login>['body']

/** A sign-in that waits for its second step. It lives in memory only: nothing of it is stored (specification §4). */
export interface PendingSignIn {
  /** Good for the second step and for nothing else. */
  readonly certificate: string
  /** Unknown when another system has named the person. */
  readonly userName?: string | undefined
}

/**
 * Signs in with user name and password; throws RemoteError when the server refuses. A user with two-factor sign-in
 * gets no session yet, but what the second step needs (specification §4).
 */
export async function signIn(
  credentials: Credentials,
  signal: AbortSignal,
  call: Client['login'] = apiOfNobody.login,
): Promise<PendingSignIn | undefined> {
  const { data } = await call({ body: credentials }, { signal })
  if (!data?.certificate) throw new RemoteError('malformed', 'login')
  const { certificate, twoFactorAuthenticationYOrN } = data
  if (twoFactorAuthenticationYOrN === 'Y') return { certificate, userName: credentials.userName }
  useSession.getState().signedIn(certificate)
  return undefined
}

/** The second step: a certificate for the code that was sent; throws RemoteError when the server refuses it. */
export async function confirmSignIn(
  { certificate }: PendingSignIn,
  code: string,
  signal: AbortSignal,
): Promise<string> {
  // The page without its query, which may hold what is nobody's business.
  const loginUrl = window.location.origin + paths.login
  const { data } = await apiOfNobody.twoFactorLogin(
    { body: { token: certificate, loginUrl, code } },
    { signal },
  )
  if (!data?.certificate) throw new RemoteError('malformed', 'twoFactorLogin')
  return data.certificate
}
