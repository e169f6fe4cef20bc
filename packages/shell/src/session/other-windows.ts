import { cookieNames } from '@portal/protocol/rules/stored-names'
import { currentAddress } from '../lib/base-path.ts'
import { paths } from '../lib/routes.ts'
import { readCookie } from '../lib/storage/cookies.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'

const channelName = 'portal-session'

/** What windows post to each other: that the cookie may have changed. It never contains a certificate. */
export type SessionMessage = 'signedIn' | 'signedOut'

export const sessionMessage = (event: SessionMessage) => ({ portalSession: event })

/**
 * Older versions and sub-apps may post anything on a channel of the origin: undefined for other messages. A message is
 * only a hint to read the cookie.
 */
export function parseSessionMessage(value: unknown): SessionMessage | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'portalSession')) return undefined
  // An own property of this name, with any value.
  const { portalSession } = value as { readonly portalSession: unknown }
  return portalSession === 'signedIn' || portalSession === 'signedOut' ? portalSession : undefined
}

/**
 * Keeps the windows of a browser in one session: each announces sign-in and sign-out, and reads the cookie on a message
 * and when it becomes visible, in case messages were missed or aren't supported.
 */
export function followOtherWindows(): void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }) => {
    const message = parseSessionMessage(data)
    if (message) compareCookie(message)
  })
  useSession.subscribe((now, before) => {
    if (now.certificate === before.certificate) return
    // Reading the cookie back also waits until the browser has written it, before others read it.
    channel?.postMessage(sessionMessage(readCookie(cookieNames.certificate) ? 'signedIn' : 'signedOut'))
  })
  window.addEventListener('focus', () => compareCookie())
  // Also when the browser restores a page from its back/forward cache.
  window.addEventListener('pageshow', () => compareCookie())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') compareCookie()
  })
}

/** Undefined where the browser lacks it or blocks it with cookies: the cookie is read anyway. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}

/** Called with the cookie's value. */
const pendingSignIns = new Set<(cookie: string | undefined) => void>()

/**
 * A sign-in that waits for its second step takes precedence over one in another window. `cookieRead` gets the cookie's
 * value, now and whenever it may have changed. Returns how to withdraw.
 */
export function registerPendingSignIn(cookieRead: (cookie: string | undefined) => void): () => void {
  pendingSignIns.add(cookieRead)
  compareCookie()
  return () => {
    pendingSignIns.delete(cookieRead)
    compareCookie()
  }
}

/** A sign-in in another window applies here as well; the guard leads to the requested page. */
export function followSignIn(cookie: string): void {
  useSession.getState().signedIn(cookie)
  import('./announce-user.ts').then(
    ({ announceSignedInUser }) => announceSignedInUser('signedInElsewhere'),
    () => undefined,
  )
}

/** Only the cookie counts; a message merely indicates that a missing one was removed on purpose. */
function compareCookie(message?: SessionMessage): void {
  const cookie = readCookie(cookieNames.certificate)
  const { status, certificateStored } = useSession.getState()
  if (status === 'signedOut') {
    for (const cookieRead of pendingSignIns) cookieRead(cookie)
    if (pendingSignIns.size > 0) return
    if (cookie && currentAddress().pathname.replace(/\/+$/, '') === paths.login) followSignIn(cookie)
  } else if (message === 'signedOut' && !cookie && certificateStored) {
    sessionController.signedOutElsewhere()
  } else {
    void sessionController.checkCookie()
  }
}
