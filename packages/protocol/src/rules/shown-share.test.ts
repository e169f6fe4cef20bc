import { expect, it } from 'vitest'
import { shownShare } from './shown-share.ts'

it.each([
  [0, 0],
  [0.8, 80],
  [0.986, 99],
  [0.9999, 99],
  [1, 100],
  [1.204, 120],
])('a share of %d is shown as %d %%', (share, percent) => {
  expect(Math.round(shownShare(share) * 100)).toBe(percent)
})

it('an unknown share stays unknown', () => {
  expect(shownShare(Number.NaN)).toBeNaN()
})
