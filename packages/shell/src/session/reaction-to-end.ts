/** How a session ends other than by sign-out. */
export type SessionEnd = 'refused' | 'gone' | 'signedOutElsewhere'

/**
 * Chooses how to end a session. With unsaved input its user signs in again in place (assumed). Otherwise a refused
 * certificate or a sign-out in another window (assumed) signs out, and a missing certificate is announced first
 * (specification §4, §8: Token expired dialog).
 */
export function reactionToEnd(end: SessionEnd, given: { hasUnsaved: boolean; reloginInPlace: boolean }) {
  if (given.hasUnsaved && given.reloginInPlace) return 'signInAgain'
  return end === 'gone' ? 'expired' : 'signOut'
}
