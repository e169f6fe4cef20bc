import { expect, it } from 'vitest'
import { companyDay } from '../../formats/company-day.ts'
import { presetOf, presetRange } from './date-presets.ts'

it.each([
  ['today', '2026-11-25', '2026-11-25', '2026-11-25'],
  ['thisWeek', '2026-11-25', '2026-11-23', '2026-11-29'],
  ['thisWeek', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['last30Days', '2026-03-01', '2026-01-31', '2026-03-01'],
] as const)('%s, counted from %s, is %s to %s', (name, today, from, to) => {
  expect(presetRange(name, today)).toEqual([from, to])
})

it('the company’s day begins at its midnight', () => {
  expect(companyDay(new Date('2026-11-24T15:59:00Z'))).toBe('2026-11-24')
  expect(companyDay(new Date('2026-11-24T16:00:00Z'))).toBe('2026-11-25')
})

it('a range is called by its name, one of its own by none', () => {
  expect(presetOf(['2026-11-01', '2026-11-30'], '2026-11-25')).toBe('thisMonth')
  expect(presetOf(['2026-11-01', '2026-11-29'], '2026-11-25')).toBeUndefined()
})
