import { expect, it } from 'vitest'
import { dayOf, fullDay, isOver, latestFirst, unreadCount } from './model.ts'

it('every notice is listed, latest first, those without a readable date last and in their order', () => {
  const starts = ['', '2026-11-01T00:00:00Z', 'soon', '2036-11-22T00:00:00Z', '2026-11-21T08:00:00Z']
  const notices = starts.map((startDate) => ({ startDate }))
  expect(latestFirst(notices).map(({ startDate }) => startDate)).toEqual([
    '2036-11-22T00:00:00Z',
    '2026-11-21T08:00:00Z',
    '2026-11-01T00:00:00Z',
    '',
    'soon',
  ])
})

it('counts the unread ones', () => {
  expect(unreadCount([{ readFlag: 'N' }, { readFlag: 'Y' }, { readFlag: 'N' }])).toBe(2)
})

it.each([
  ['2026-11-20T00:00:00Z', 'published', true],
  ['2026-11-22T00:00:00Z', 'published', false],
  ['2026-11-22T00:00:00Z', 'invalid', true],
  ['', 'published', false],
])('until %s and %s: over is %s', (endDate, noticeStatus, expected) => {
  expect(isOver({ endDate, noticeStatus }, Date.parse('2026-11-21T08:00:00Z'))).toBe(expected)
})

it.each([
  ['the first moment of the company’s day', '2026-11-19T16:00:00Z', '11/20'],
  ['the last one', '2026-11-20T15:59:59Z', '11/20'],
  ['no readable date', 'soon', '–'],
])('a notice begins on the company’s day, on %s', (_moment, startDate, day) => {
  expect(dayOf({ startDate }, 'en')).toBe(day)
})

it.each([
  ['2026-11-19T16:00:00Z', 'Nov 20, 2026'],
  ['soon', '–'],
])('the full day of %s is %j', (date, day) => {
  expect(fullDay(date, 'en')).toBe(day)
})
