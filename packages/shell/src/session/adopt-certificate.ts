import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { userOf } from '../lib/api/backend.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { announceSignedInUser } from './announce-user.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'

/**
 * Goes on with a certificate that an address brought. It wins over a session that there is: the same user keeps tabs
 * and choices, anybody else begins with a clean start. Unless nothing changes for them, people are told who is signed
 * in now, so that nobody works under a name that a foreign link has chosen. `user` is whose certificate it is, when
 * that is known already.
 */
export async function adoptCertificate(certificate: string, user?: UserInfo): Promise<void> {
  const { certificate: former, certificateReplaced, signedIn } = useSession.getState()
  if (former === certificate) return
  if (former) {
    const [before, now] = await Promise.all([known(userOf(former)), user ?? known(userOf(certificate))])
    // Whoever may not enter (specification §5) takes nobody's session away.
    if (now && !now.userRespList?.length) throw await noResponsibilities()
    if (before && before.userId === now?.userId) return certificateReplaced(certificate)
    sessionController.switchTo(certificate)
  } else signedIn(certificate)
  announceSignedInUser('nowSignedInAs')
}

async function noResponsibilities(): Promise<RemoteError> {
  const { noResponsibilities: message } = await loadTexts(useLanguage.getState().language, 'login')
  return new RemoteError('rejection', 'getUserInfo', { message })
}

const known = (user: Promise<UserInfo>): Promise<UserInfo | undefined> => user.catch(() => undefined)
