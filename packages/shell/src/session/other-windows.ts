import { currentAddress } from '../lib/base-path.ts'
import { paths } from '../lib/routes.ts'
import { cookieNames, readCookie } from '../lib/storage/cookies.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'

const channelName = 'portal-session'

/** What one window sends to the others: that the cookie may have changed. It never contains a certificate. */
export type SessionMessage = 'signedIn' | 'signedOut'

export const sessionMessage = (event: SessionMessage) => ({ portalSession: event })

/**
 * Older versions and sub-apps may send anything over a channel of the origin: undefined for anything but a message. A
 * message is a hint to read the cookie and nothing more.
 */
export function parseSessionMessage(value: unknown): SessionMessage | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'portalSession')) return undefined
  // An own property of this name, with any value.
  const { portalSession } = value as { readonly portalSession: unknown }
  return portalSession === 'signedIn' || portalSession === 'signedOut' ? portalSession : undefined
}

/**
 * Keeps the windows of one browser in one session: each informs the others of a sign-in or sign-out, and reads the
 * cookie on a message and when it comes to the front, for browsers without the channel and for missed messages.
 */
export function followOtherWindows(): void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }) => {
    const message = parseSessionMessage(data)
    if (message) compareCookie(message)
  })
  useSession.subscribe((now, before) => {
    if (now.certificate === before.certificate) return
    // Reading the cookie back also waits until the browser has written it: the others read it on the message.
    channel?.postMessage(sessionMessage(readCookie(cookieNames.certificate) ? 'signedIn' : 'signedOut'))
  })
  window.addEventListener('focus', () => compareCookie())
  // Also when the browser restores a page from its back/forward cache.
  window.addEventListener('pageshow', () => compareCookie())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') compareCookie()
  })
}

/** Undefined where the browser lacks it, or refuses it together with cookies: the cookie is read anyway. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}

let pendingSignIn: ((cookie: string | undefined) => void) | undefined

/**
 * A sign-in that waits for its second step does not give way to one in another window: `cookieRead` gets the cookie's
 * value, now and whenever it may have changed. Returns how to withdraw.
 */
export function registerPendingSignIn(cookieRead: (cookie: string | undefined) => void): () => void {
  pendingSignIn = cookieRead
  compareCookie()
  return () => {
    pendingSignIn = undefined
    compareCookie()
  }
}

/** A sign-in in another window counts for this one too, which shows that; the guard leads to the requested page. */
export function followSignIn(cookie: string): void {
  useSession.getState().signedIn(cookie)
  import('./announce-user.ts').then(
    ({ announceSignedInUser }) => announceSignedInUser('signedInElsewhere'),
    () => undefined,
  )
}

/** Only the cookie counts; a message merely says that a missing one was removed on purpose. */
function compareCookie(message?: SessionMessage): void {
  const cookie = readCookie(cookieNames.certificate)
  const { status, certificateStored } = useSession.getState()
  if (status === 'signedOut') {
    if (pendingSignIn) pendingSignIn(cookie)
    else if (cookie && currentAddress().pathname.replace(/\/+$/, '') === paths.login) followSignIn(cookie)
  } else if (message === 'signedOut' && !cookie && certificateStored) {
    sessionController.signedOutElsewhere()
  } else {
    void sessionController.checkCookie()
  }
}
