import { paths } from '../lib/paths.ts'
import { cookieNames } from '../lib/storage/cookie-names.ts'
import { readCookie } from '../lib/storage/cookies.ts'
import { checkCookie, currentKeeper } from './session-keeper.ts'
import { parseSessionMessage, type SessionMessage, sessionMessage } from './session-message.ts'
import { useSession } from './session-store.ts'
import { signOut } from './sign-out.ts'

const channelName = 'portal-session'

/**
 * Keeps the windows of one browser in one session: each tells the others of a sign-in or sign-out, and looks at the
 * cookie itself whenever it is told or comes to the front, for browsers without the channel and for missed messages.
 */
export function followOtherWindows(): void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }) => {
    const message = parseSessionMessage(data)
    if (message) look(message)
  })
  useSession.subscribe((now, before) => {
    if (now.certificate === before.certificate) return
    // Reading the cookie back also waits until the browser has written it: the others look as soon as they are told.
    channel?.postMessage(sessionMessage(readCookie(cookieNames.certificate) ? 'signedIn' : 'signedOut'))
  })
  window.addEventListener('focus', () => look())
  // Also when the browser brings back a page that it had put aside.
  window.addEventListener('pageshow', () => look())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/** Undefined for a browser that lacks it, or refuses it together with cookies: then the cookie is looked at all the same. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}

let underWay: ((cookie: string | undefined) => void) | undefined

/**
 * A sign-in that is half done here does not give way to one in another window: it is told what the cookie holds, now and
 * whenever that may have changed. Returns how to withdraw.
 */
export function signInUnderWay(told: (cookie: string | undefined) => void): () => void {
  underWay = told
  look()
  return () => {
    underWay = undefined
    look()
  }
}

/** A sign-in elsewhere holds for this window too, and it says so; the guard takes it to the page that was wanted. */
export function follow(cookie: string): void {
  useSession.getState().signedIn(cookie)
  import('./tell-who-is-in.ts').then(
    ({ tellWhoIsIn }) => tellWhoIsIn('signedInElsewhere'),
    () => undefined,
  )
}

/** The cookie alone is believed; a message only says that a missing one was taken away on purpose. */
function look(message?: SessionMessage): void {
  const cookie = readCookie(cookieNames.certificate)
  const { status, certificateStored } = useSession.getState()
  if (status === 'signedOut') {
    if (underWay) underWay(cookie)
    else if (cookie && window.location.pathname.replace(/\/+$/, '') === paths.login) follow(cookie)
  } else if (message === 'signedOut' && !cookie && certificateStored) {
    const keeper = currentKeeper()
    if (keeper) keeper.signedOutElsewhere()
    else signOut()
  } else {
    void checkCookie()
  }
}
