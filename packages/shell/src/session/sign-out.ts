import { paths } from '../paths.ts'
import { clearStored } from '../storage/stored.ts'
import type { Farewell } from './farewell.ts'
import { settleInterruption } from './interruption.ts'
import { useSession } from './session-store.ts'

type Cleanup = () => void
const cleanups = new Set<Cleanup>()

/** Registers what must be forgotten when a session ends, whatever ends it. Returns how to unregister. */
export function onSignOut(cleanup: Cleanup): () => void {
  cleanups.add(cleanup)
  return () => cleanups.delete(cleanup)
}

/**
 * Ends the session: certificate, responsibilities, stored user data, menus, tabs and the sub-systems' stored keys
 * are gone (specification §4). The guard then shows the sign-in page, which leads to the dashboard.
 */
export const signOut = (farewell: Omit<Farewell, 'returnTo'> = {}): void =>
  endSession({ ...farewell, returnTo: paths.dashboard })

/** Ends a session that never got to its first screen: the wanted address is kept for the next sign-in. */
export function endSession(farewell: Farewell): void {
  for (const cleanup of cleanups) cleanup()
  clearStored()
  useSession.getState().signedOut(farewell)
  settleInterruption(false)
}

/**
 * Somebody else has signed in in another window: this one starts again with their certificate, without a trace of the
 * session before. What is kept for the whole browser is theirs already.
 */
export function startAgain(certificate: string): void {
  for (const cleanup of cleanups) cleanup()
  clearStored(['session'])
  useSession.getState().signedIn(certificate)
  settleInterruption(false)
}
