import { expect, test } from 'vitest'
import { containing, given, withinDays } from './conditions.ts'

test('conditions that are not given are left out', () => {
  expect(given({ status: undefined, city: '佛山', from: withinDays(undefined, undefined) })).toEqual({
    city: '佛山',
  })
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['TC100', { contains: 'TC100' }],
  ['%', { in: [] }],
  ['a_b', { in: [] }],
])('a text that contains %j', (part, expected) => {
  expect(containing(part)).toEqual(expected)
})

test.each([
  [
    '2026-03-01',
    '2026-03-31',
    { gte: new Date('2026-02-28T16:00:00Z'), lt: new Date('2026-03-31T16:00:00Z') },
  ],
  ['2026-03-01', undefined, { gte: new Date('2026-02-28T16:00:00Z') }],
  [undefined, '2026-12-31', { lt: new Date('2026-12-31T16:00:00Z') }],
])('the days from %s to %s are those of the company', (first, last, expected) => {
  expect(withinDays(first, last)).toEqual(expected)
})
