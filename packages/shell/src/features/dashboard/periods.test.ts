import { companyDay } from '@portal/protocol/company-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, lastMonths, lastWeeks, periodDays } from './periods.ts'

const at = (iso: string) => Date.parse(iso)

describe('weeks', () => {
  it.each([
    ['a Saturday', '2026-11-21T08:00:00Z', ['2026-11-09', '2026-11-16']],
    ['the last moment of the company’s Sunday', '2026-11-22T15:59:59Z', ['2026-11-09', '2026-11-16']],
    ['the first one of its Monday', '2026-11-22T16:00:00Z', ['2026-11-16', '2026-11-23']],
    ['a week over New Year', '2026-12-31T20:00:00Z', ['2026-12-21', '2026-12-28']],
  ])('end with that of now, on %s', (_day, now, expected) => {
    expect(lastWeeks(at(now), 2)).toEqual(expected)
  })

  it('are seven days apart, and the last one holds now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at('2100-01-01') }), (now) => {
        const weeks = lastWeeks(now, 8)
        expect(weeks.slice(1)).toEqual(weeks.slice(0, -1).map((week) => dayAfter(week, 7)))
        const [last = ''] = weeks.slice(-1)
        expect(last <= companyDay(now) && companyDay(now) < dayAfter(last, 7)).toBe(true)
      }),
    )
  })
})

it.each([
  ['2026-11-21T08:00:00Z', ['2026-09', '2026-10', '2026-11']],
  ['2026-11-30T16:00:00Z', ['2026-10', '2026-11', '2026-12']],
  ['2027-01-15T00:00:00Z', ['2026-11', '2026-12', '2027-01']],
])('months end with that of now: %s', (now, expected) => {
  expect(lastMonths(at(now), 3)).toEqual(expected)
})

it.each([
  ['week', '2026-12-28', ['2026-12-28', '2027-01-03']],
  ['month', '2028-02', ['2028-02-01', '2028-02-29']],
] as const)('a %s has a first and a last day: %s', (by, start, days) => {
  expect(periodDays(by, start)).toEqual(days)
})
