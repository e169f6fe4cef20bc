import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { sameId } from '@portal/protocol/rules/ids'
import { userOf } from '../lib/api/backend.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { announceSignedInUser } from './announce-user.ts'
import { ownerOf, sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'

/** An address has brought the certificate of another user than the one who is signed in. */
export interface OtherUser {
  readonly current: UserInfo
  readonly next: UserInfo
  readonly certificate: string
}

/**
 * Goes on with a certificate that an address brought. The signed-in user keeps tabs and choices. Where another user is
 * signed in, nothing changes: resolves with both, and `switchUser` follows once the person agrees (docs/decisions/0028).
 * `user` is the certificate's owner, when that is known already. Throws RemoteError when the server refuses the
 * certificate or isn't reached.
 */
export async function adoptCertificate(certificate: string, user?: UserInfo): Promise<OtherUser | undefined> {
  const { certificate: former, certificateReplaced, signedIn } = useSession.getState()
  if (former === certificate) return undefined
  if (!former) {
    signedIn(certificate)
    announceSignedInUser('nowSignedInAs')
    return undefined
  }
  const [current, next] = await Promise.all([ownerOf(former), user ?? userOf(certificate)])
  if (current === 'unknown') throw new RemoteError('network', 'getUserInfo')
  // A user who may not enter (specification §5) must not end another's session.
  if (!next.userRespList?.length) throw await noResponsibilities()
  if (current === 'none') switchUser(certificate)
  else if (sameId(current.userId, next.userId)) certificateReplaced(certificate)
  else return { current, next, certificate }
  return undefined
}

/** Hands this window over to the certificate's owner. A message says who is signed in now. */
export function switchUser(certificate: string): void {
  sessionController.switchTo(certificate)
  announceSignedInUser('nowSignedInAs')
}

async function noResponsibilities(): Promise<RemoteError> {
  const { noResponsibilities: message } = await loadTexts(useLanguage.getState().language, 'login')
  return new RemoteError('rejection', 'getUserInfo', { message })
}
