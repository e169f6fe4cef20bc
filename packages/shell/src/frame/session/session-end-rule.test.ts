import { expect, it } from 'vitest'
import { reactionToEnd } from './session-end-rule.ts'

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
] as const)('%s, unsaved input %s, re-login %s: %s', (end, hasUnsaved, reloginInPlace, expected) => {
  expect(reactionToEnd(end, { hasUnsaved, reloginInPlace })).toBe(expected)
})
