/** How a standing frame learns that its session is over. */
export type SessionEnd = 'refused' | 'gone' | 'signedOutElsewhere'

export interface Circumstances {
  readonly hasUnsaved: boolean
  /** Whether the installation lets people sign in again in place. */
  readonly reloginInPlace: boolean
}

/**
 * What follows. Unsaved input is kept where it can be: its user is asked to sign in again. Otherwise a refused
 * certificate (specification §4: 4001) and a sign-out in another window sign out here too, and a certificate that
 * is simply gone, because it expired or was removed, is said first (specification §4, §8: Token expired dialog).
 */
export function reactionToEnd(
  end: SessionEnd,
  { hasUnsaved, reloginInPlace }: Circumstances,
): 'signOut' | 'expired' | 'signInAgain' {
  if (hasUnsaved && reloginInPlace) return 'signInAgain'
  return end === 'gone' ? 'expired' : 'signOut'
}
