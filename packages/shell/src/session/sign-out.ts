import { paths } from '../lib/paths.ts'
import { cookieNames } from '../lib/storage/cookie-names.ts'
import { readCookie } from '../lib/storage/cookies.ts'
import { clearStored } from '../lib/storage/stored.ts'
import type { Farewell } from './farewell.ts'
import { settleInterruption } from './interruption.ts'
import { useSession } from './session-store.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Registers who hears that a session ends, while it still is what it was. Returns how to unregister. */
export function onSignOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The user signs out, or is signed out (specification §4: logout, 4001). The guard then shows the sign-in page, which
 * leads to the dashboard.
 */
export const signOut = (farewell: Omit<Farewell, 'returnTo'> = {}): void =>
  endSession({ ...farewell, returnTo: paths.dashboard })

/** Ends the session; the sign-in page leads back to the address of the moment, unless the farewell names another. */
export const endSession = (farewell: Farewell): void => over(() => useSession.getState().signedOut(farewell))

/** Looks after what the pages of sub-apps do to Web Storage while a session ends. */
export type PageWatch = () => {
  /** The pages have been told: what they have stored since is undone. */
  readonly told: () => void
  /** Storage is cleared: resolves when the pages are gone, and what they have stored since is undone. */
  readonly cleared: () => Promise<unknown>
}

let watchPages: PageWatch | undefined

/** Brought along by the first page that stands: the sign-in page does without. */
export function pagesWatchedBy(watch: PageWatch): void {
  watchPages = watch
}

let formerPages: Promise<unknown> | undefined

/** Nobody who listens keeps a session from ending. */
function tell(listener: Listener): void {
  try {
    listener()
  } catch (error) {
    window.reportError(error)
  }
}

/** Resolves when nothing of a session before can write to Web Storage any more; the next one begins then. */
export const formerPagesGone = () => formerPages

/**
 * The one order in which a session ends, whatever ends it: who listens is told; what is stored is cleared; certificate
 * and user go, and the screens with them; and once the pages of the sub-apps are gone, what these have stored on their
 * way out goes, too. What the whole browser shares is the next user's already when another window has signed in:
 * there, only what the pages of this window have changed is undone.
 */
export function over(goOn: () => void): void {
  const pages = watchPages?.()
  for (const listener of listeners) tell(listener)
  pages?.told()
  const cookie = readCookie(cookieNames.certificate)
  const isOurs = !cookie || cookie === useSession.getState().certificate
  clearStored(isOurs ? undefined : ['session'])
  formerPages = pages?.cleared()
  goOn()
  settleInterruption(false)
}
