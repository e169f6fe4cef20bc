import { cookieNames } from '@portal/protocol/rules/stored-names'
import { readCookie } from '../lib/storage/cookies.ts'
import { clearStored } from '../lib/storage/stored.ts'
import { useSession } from './session-store.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls back when a session ends, while its data is still there. Returns how to unsubscribe. */
export function beforeSessionEnds(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Observes the writes of sub-app pages to Web Storage while a session ends. */
export type PageObserver = () => {
  /** The pages have handled the sign-out event: undoes their writes since. */
  readonly notified: () => void
  /** Storage is cleared: resolves when the pages are unmounted and their later writes are undone. */
  readonly cleared: () => Promise<unknown>
}

const pages: { observe?: PageObserver; ofFormerSession?: Promise<unknown> | undefined } = {}

/** Called when the first page of a sub-app is mounted: the sign-in page does without the observer's code. */
export function registerPageObserver(observer: PageObserver): void {
  pages.observe = observer
}

/** Resolves when no page of an earlier session can write to Web Storage any more; the next session may begin then. */
export const formerPagesUnmounted = () => pages.ofFormerSession

/** A listener that throws must not block the sign-out. */
function notify(listener: Listener): void {
  try {
    listener()
  } catch (error) {
    window.reportError(error)
  }
}

/**
 * First half of ending a session: notifies listeners, clears storage, and undoes late writes of unmounting sub-app
 * pages. If another window has signed in already, shared storage belongs to the next user: only this window's writes
 * are undone there.
 */
export function cleanUpSession(): void {
  const observed = pages.observe?.()
  for (const listener of listeners) notify(listener)
  observed?.notified()
  const cookie = readCookie(cookieNames.certificate)
  const isOurs = !cookie || cookie === useSession.getState().certificate
  clearStored(isOurs ? undefined : ['session'])
  pages.ofFormerSession = observed?.cleared()
}
