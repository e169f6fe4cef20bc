import { cookieNames, readCookie } from '../lib/storage/cookies.ts'
import { clearStored } from '../lib/storage/stored.ts'
import { useSession } from './session-store.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls back when a session ends, while its data is still there. Returns how to unsubscribe. */
export function beforeSessionEnds(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Observes what the pages of sub-apps do to Web Storage while a session ends. */
export type PageObserver = () => {
  /** The pages have handled the sign-out event: undoes what they have stored since. */
  readonly notified: () => void
  /** Storage is cleared: resolves when the pages are gone and what they have stored since is undone. */
  readonly cleared: () => Promise<unknown>
}

let observePages: PageObserver | undefined

/** Called when the first page of a sub-app is mounted: the sign-in page does without the observer's code. */
export function registerPageObserver(observer: PageObserver): void {
  observePages = observer
}

let formerPages: Promise<unknown> | undefined

/** Resolves when nothing of an earlier session can write to Web Storage any more; the next one begins then. */
export const formerPagesGone = () => formerPages

/** A listener that throws must not block the sign-out. */
function notify(listener: Listener): void {
  try {
    listener()
  } catch (error) {
    window.reportError(error)
  }
}

/**
 * The first half of every session's end: listeners are notified, then storage is cleared, and once the pages of the
 * sub-apps are gone, also what these have stored on their way out. When another window has signed in already, the
 * storage that the browser's windows share is the next user's: there, only changes by this window's pages are undone.
 */
export function cleanUpSession(): void {
  const pages = observePages?.()
  for (const listener of listeners) notify(listener)
  pages?.notified()
  const cookie = readCookie(cookieNames.certificate)
  const isOurs = !cookie || cookie === useSession.getState().certificate
  clearStored(isOurs ? undefined : ['session'])
  formerPages = pages?.cleared()
}
