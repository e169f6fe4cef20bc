/** How a standing frame learns that its session is over. */
export type SessionEnd = 'refused' | 'gone' | 'signedOutElsewhere'

export interface Circumstances {
  readonly hasUnsaved: boolean
  /** Whether the installation lets people sign in again in place. */
  readonly reloginInPlace: boolean
}

/**
 * What follows. Unsaved input is kept where it can be: its user is asked to sign in again (assumed). Otherwise a
 * refused certificate signs out (specification §4: 4001), and so does a sign-out in another window (assumed). That a
 * certificate is simply gone, because it expired or was removed, is said first (specification §4, §8: Token expired
 * dialog; that it shows then too, and not only on entering, is assumed).
 */
export function reactionToEnd(
  end: SessionEnd,
  { hasUnsaved, reloginInPlace }: Circumstances,
): 'signOut' | 'expired' | 'signInAgain' {
  if (hasUnsaved && reloginInPlace) return 'signInAgain'
  return end === 'gone' ? 'expired' : 'signOut'
}
