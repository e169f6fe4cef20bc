/** How a session ends that its user has not signed out of. */
export type SessionEnd = 'refused' | 'gone' | 'signedOutElsewhere'

/**
 * Unsaved input is preserved where possible: its user signs in again in place (assumed). Otherwise a refused certificate
 * signs out (specification §4: 4001), and so does a sign-out in another window (assumed). A certificate that is gone,
 * because it expired or was removed, is announced first (specification §4, §8: Token expired dialog; that it appears
 * then too, and not only on entering, is assumed).
 */
export function reactionToEnd(end: SessionEnd, given: { hasUnsaved: boolean; reloginInPlace: boolean }) {
  if (given.hasUnsaved && given.reloginInPlace) return 'signInAgain'
  return end === 'gone' ? 'expired' : 'signOut'
}
