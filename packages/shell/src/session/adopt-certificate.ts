import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { sameId } from '@portal/protocol/rules/ids'
import { userOf } from '../lib/api/backend.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { announceSignedInUser } from './announce-user.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'

/**
 * Goes on with a certificate that an address brought. It wins over a session that there is: the same user keeps tabs
 * and choices, another one begins with a clean start. Unless nothing changes, a message says who is signed
 * in now, so that a foreign link can't change the user unnoticed. `user` is the certificate's owner, when
 * that is known already.
 */
export async function adoptCertificate(certificate: string, user?: UserInfo): Promise<void> {
  const { certificate: former, certificateReplaced, signedIn } = useSession.getState()
  if (former === certificate) return
  if (former) {
    const [before, now] = await Promise.all([known(userOf(former)), user ?? known(userOf(certificate))])
    // A user who may not enter (specification §5) must not end another's session.
    if (now && !now.userRespList?.length) throw await noResponsibilities()
    if (sameId(before?.userId, now?.userId)) return certificateReplaced(certificate)
    sessionController.switchTo(certificate)
  } else signedIn(certificate)
  announceSignedInUser('nowSignedInAs')
}

async function noResponsibilities(): Promise<RemoteError> {
  const { noResponsibilities: message } = await loadTexts(useLanguage.getState().language, 'login')
  return new RemoteError('rejection', 'getUserInfo', { message })
}

const known = (user: Promise<UserInfo>): Promise<UserInfo | undefined> => user.catch(() => undefined)
