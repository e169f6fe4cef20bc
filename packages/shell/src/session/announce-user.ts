import type { UserInfo } from '@portal/protocol/entities/user'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { fillText, loadTexts } from '../lib/i18n/texts.ts'
import { showToast } from '../lib/ui/toasts.ts'
import { useSession } from './session-store.ts'

/** Runs once the current session has loaded, when its frame is visible; at once if it has, never if it ends before. */
export function onceLoaded(act: () => void): void {
  const { status, visit } = useSession.getState()
  if (status === 'ready') {
    act()
    return
  }
  const unsubscribe = useSession.subscribe((session) => {
    if (session.status === 'loading' && session.visit === visit) return
    unsubscribe()
    if (session.status === 'ready' && session.visit === visit) act()
  })
}

/** Runs once this window is visible: a toast in the background would be over before anyone sees it. */
export function onceVisible(act: () => void): void {
  if (document.visibilityState === 'visible') {
    act()
    return
  }
  const end = new AbortController()
  const visibilityChanged = () => {
    if (document.visibilityState !== 'visible') return
    end.abort()
    act()
  }
  document.addEventListener('visibilitychange', visibilityChanged, { signal: end.signal })
}

/** Display name of a person. */
export const nameOfUser = ({ userFullName, userName }: Pick<UserInfo, 'userFullName' | 'userName'>): string =>
  [userFullName, userName && `(${userName})`].filter(Boolean).join(' ')

/** `nowSignedInAs`: an address has signed the user in; `signedInElsewhere`: another window has, and this one follows. */
type Reason = 'nowSignedInAs' | 'signedInElsewhere'

/** Announces who is signed in, once the frame is visible, if the sign-in happened outside this window. */
export const announceSignedInUser = (reason: Reason): void => onceLoaded(() => void announce(reason))

async function announce(reason: Reason): Promise<void> {
  const { user } = useSession.getState()
  // Missing texts must not look like a failed sign-in: the top bar shows the name as well.
  const texts = await loadTexts(useLanguage.getState().language, 'sign-on').catch(() => undefined)
  if (!user || !texts) return
  const text = fillText(texts[reason], { name: nameOfUser(user) })
  onceVisible(() => showToast({ kind: 'info', text, seconds: 5 }))
}
