import { paths } from '../paths.ts'
import { readCookie } from '../storage/cookies.ts'
import { cookieNames } from '../storage/keys.ts'
import { clearStored, keepStored } from '../storage/stored.ts'
import type { Farewell } from './farewell.ts'
import { settleInterruption } from './interruption.ts'
import { useSession } from './session-store.ts'
import { standingPagesGone } from './sub-app-pages.ts'

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

/**
 * Somebody else goes on in this window, with their certificate and without a trace of the session before. In one go:
 * other windows that look at the cookie find a session of somebody else, not none.
 */
export const startAgain = (certificate: string): void =>
  over(() => useSession.getState().signedIn(certificate))

let undoLate = () => {}
let formerPages: Promise<unknown> = Promise.resolve()

/** Resolves when nothing of a session before can write to Web Storage any more; the next one begins then. */
export const formerPagesGone = (): Promise<unknown> => formerPages

/**
 * The one order in which a session ends, whatever ends it: who listens is told; what is stored is cleared; certificate
 * and user go, and the screens with them; and once the pages of the sub-apps are gone, what these have stored on their
 * way out goes, too. What the whole browser shares is the next user's already when another window has signed in:
 * there, only what this window itself has changed is undone.
 */
function over(goOn: () => void): void {
  undoLate()
  const undo = isBrowserOfSomebodyElse() ? keepStored() : undefined
  for (const listener of [...listeners]) listener()
  undo?.()
  clearStored(undo ? ['session'] : undefined)
  undoLate = keepStored()
  const pagesGone = standingPagesGone()
  goOn()
  settleInterruption(false)
  formerPages = pagesGone.then(undoLate)
}

function isBrowserOfSomebodyElse(): boolean {
  const cookie = readCookie(cookieNames.certificate)
  return cookie !== undefined && cookie !== useSession.getState().certificate
}
