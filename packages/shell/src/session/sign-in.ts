import type { login } from '@portal/protocol/calls/auth'
import type { Client, InputOf } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import { api } from '../api/client.ts'
import { useSession } from './session-store.ts'

export type Credentials = InputOf<typeof login>['body']

/**
 * Signs in with user name and password; throws RemoteError when the server refuses. A user with two-factor sign-in
 * gets no session yet: the certificate is not stored before the second step (specification §4).
 */
export async function signIn(
  credentials: Credentials,
  call: Client['login'] = api.login,
): Promise<'signedIn' | 'secondStepNeeded'> {
  const { data } = await call({ body: credentials })
  if (data?.twoFactorAuthenticationYOrN === 'Y') return 'secondStepNeeded'
  if (!data?.certificate) throw new RemoteError('malformed', 'login')
  useSession.getState().signedIn(data.certificate)
  return 'signedIn'
}
