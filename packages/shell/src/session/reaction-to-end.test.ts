import { expect, it } from 'vitest'
import { reactionToEnd } from './reaction-to-end.ts'

it.each([
  ['refused', false, true, 'signOut'],
  ['refused', true, true, 'signInAgain'],
  ['refused', true, false, 'signOut'],
  ['gone', false, true, 'expired'],
  ['gone', true, true, 'signInAgain'],
  ['gone', true, false, 'expired'],
  ['signedOutElsewhere', false, true, 'signOut'],
  ['signedOutElsewhere', true, true, 'signInAgain'],
  ['signedOutElsewhere', true, false, 'signOut'],
] as const)(
  'an end by %s, unsaved input %s, sign-in in place %s: %s [S-4.6]',
  (end, hasUnsaved, reloginInPlace, expected) => {
    expect(reactionToEnd(end, { hasUnsaved, reloginInPlace })).toBe(expected)
  },
)
