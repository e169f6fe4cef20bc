import { expect, it } from 'vitest'
import { nextTerm } from './next-term.ts'

it.each([
  ['a term that still runs', '2026-12-31T04:00:00.000Z', '2027-01-01', '2027-12-31'],
  ['one that ends today', '2026-11-20T04:00:00.000Z', '2026-11-21', '2027-11-20'],
  ['one that ended long ago', '2025-03-01T04:00:00.000Z', '2026-11-20', '2027-11-19'],
  ['one before a leap day', '2028-02-28T04:00:00.000Z', '2028-02-29', '2029-02-28'],
])('%s is followed by a year', (_what, end, startDate, endDate) => {
  expect(nextTerm(end, '2026-11-20')).toEqual({ startDate, endDate })
})

it('nothing follows an unknown end', () => {
  expect(nextTerm('', '2026-11-20')).toBeUndefined()
})
