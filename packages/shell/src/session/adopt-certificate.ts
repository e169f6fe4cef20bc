import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { sameId } from '@portal/protocol/rules/ids'
import { userOf } from '../lib/api/backend.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { announceSignedInUser } from './announce-user.ts'
import { ownerOf, sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'

/** The address carries the certificate of a user other than the one signed in. */
export interface OtherUser {
  readonly current: UserInfo
  readonly next: UserInfo
  readonly certificate: string
}

/**
 * Continues with a certificate from an address. The signed-in user keeps tabs and choices; for another user nothing
 * changes until `switchUser` is called (docs/decisions/0028).
 * @param user the certificate's owner, if known already
 * @throws {RemoteError} when the server refuses the certificate or can't be reached
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
  // A user who may not enter (specification §5) must not end another user's session.
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
