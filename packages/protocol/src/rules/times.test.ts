import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { isTimeOfClock, parseDuration, parseTime } from './times.ts'

it.each([
  ['3d', 259_200_000],
  ['1h30m', 5_400_000],
  ['-2s', -2000],
  ['+500ms', 500],
  ['', null],
  ['3', null],
  ['3 d', null],
  ['1.5h', null],
  ['d', null],
  ['3000000d', 259_200_000_000_000],
  ['3000000d1ms', null],
  ['-999999999d', null],
])('%j lasts %j milliseconds', (text, expected) => {
  expect(parseDuration(text)).toBe(expected)
})

test.each([
  ['2026-03-31T08:00:00+08:00', '2026-03-31T00:00:00.000Z'],
  ['2026-03-31T08:00:00Z', '2026-03-31T08:00:00.000Z'],
  ['2026-03-31T08:00:00.5Z', '2026-03-31T08:00:00.500Z'],
  ['2026-03-31 08:00', '2026-03-31T00:00:00.000Z'],
  ['2026-03-31', '2026-03-30T16:00:00.000Z'],
  ['2028-02-29T00:00-05:30', '2028-02-29T05:30:00.000Z'],
])('%s is %s', (text, expected) => {
  expect(new Date(parseTime(text) ?? Number.NaN).toISOString()).toBe(expected)
})

test.each([
  '2026-02-30',
  '2026-02-29T08:00:00Z',
  '2026-04-31T08:00:00+08:00',
  '2026-13-01',
  '2026-03-31T24:00:00Z',
  '2026-03-31T23:60:00Z',
  '2026-03-31T08:00:00+99:00',
  '2026',
  '2026-03',
  '3/31/2026',
  'Tue Mar 31 2026',
  '2026-03-31Z',
  '1899-12-31T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'noon',
  '',
])('%j is no time', (text) => {
  expect(parseTime(text)).toBeNull()
})

test('whatever a clock can show can be written and read again', () => {
  const time = fc.date({ min: new Date('1900-01-01'), max: new Date('8999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(time, (date) => {
      expect(parseTime(date.toISOString())).toBe(date.getTime())
    }),
  )
})

test('no text is read as a time that no clock can show', () => {
  const almost = fc.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), almost), (text) => {
      const ms = parseTime(text)
      expect(ms === null || isTimeOfClock(ms)).toBe(true)
    }),
  )
})
