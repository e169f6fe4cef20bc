import type { UserInfo } from '@portal/protocol/entities/user'
import { apiAs } from '../api/client.ts'
import { showToast } from '../feedback/toasts.ts'
import { fillText } from '../i18n/fill-text.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import { useSession } from './session-store.ts'
import { startAgain } from './sign-out.ts'

/** The user of a certificate, as the server knows it; throws RemoteError when it refuses. */
export const userOf = async (certificate: string): Promise<UserInfo> =>
  (await apiAs(certificate).getUserInfo({ query: { token: certificate } })).data

/**
 * Goes on with a certificate that an address brought. It wins over a session that there is: the same user keeps tabs
 * and choices, anybody else begins with a clean start and is told who is signed in now, so that nobody works under
 * a name that a foreign link has chosen. `user` is whose certificate it is, when that is known already.
 */
export async function adoptCertificate(certificate: string, user?: UserInfo): Promise<void> {
  const { certificate: former, certificateReplaced, signedIn } = useSession.getState()
  if (former === certificate) return
  if (!former) return signedIn(certificate)
  const [before, now] = await Promise.all([
    nobodyIfRefused(userOf(former)),
    user ?? nobodyIfRefused(userOf(certificate)),
  ])
  if (before && before.userId === now?.userId) return certificateReplaced(certificate)
  // In one go: other windows that look at the cookie find a session of somebody else, not none.
  startAgain(certificate)
  if (before && now) await tellWhoIsIn(now)
}

const nobodyIfRefused = (user: Promise<UserInfo>): Promise<UserInfo | undefined> =>
  user.catch(() => undefined)

async function tellWhoIsIn({ userFullName, userName }: UserInfo): Promise<void> {
  const texts = await loadTexts(useLanguage.getState().language, 'sign-on')
  const name = `${userFullName} (${userName})`
  showToast({ kind: 'info', text: fillText(texts.nowSignedInAs, { name }), seconds: 5 })
}
