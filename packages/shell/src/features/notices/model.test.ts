import { expect, it } from 'vitest'
import { dayOf, fullDay, unreadCount, visibleNotices } from './model.ts'

const notice = (title: string, startDate: string, noticeStatus = 'published') => ({
  title,
  startDate,
  noticeStatus,
})
const now = Date.parse('2026-11-21T08:00:00Z')

it('shows notices that have begun and are not withdrawn, latest first', () => {
  const notices = [
    notice('older', '2026-11-01T00:00:00Z'),
    notice('tomorrow', '2026-11-22T00:00:00Z'),
    notice('withdrawn', '2026-11-20T00:00:00Z', 'invalid'),
    notice('latest', '2026-11-21T08:00:00Z'),
    notice('unreadable date', 'soon'),
  ]
  expect(visibleNotices(notices, now).map(({ title }) => title)).toEqual(['latest', 'older'])
})

it.each([
  ['the first moment of the company’s day', '2026-11-19T16:00:00Z', '11/20'],
  ['the last one', '2026-11-20T15:59:59Z', '11/20'],
])('a notice begins on the company’s day, on %s', (_moment, startDate, day) => {
  expect(dayOf({ startDate }, 'en')).toBe(day)
})

it('counts the unread visible notices', () => {
  const notices = [
    { ...notice('unread', '2026-11-01T00:00:00Z'), readFlag: 'N' as const },
    { ...notice('read', '2026-11-01T00:00:00Z'), readFlag: 'Y' as const },
    { ...notice('tomorrow', '2026-11-22T00:00:00Z'), readFlag: 'N' as const },
    { ...notice('withdrawn', '2026-11-01T00:00:00Z', 'invalid'), readFlag: 'N' as const },
  ]
  expect(unreadCount(notices, now)).toBe(1)
})

it.each([
  ['2026-11-19T16:00:00Z', '11/20/2026'],
  ['soon', ''],
])('the full day of %s is %j', (date, day) => {
  expect(fullDay(date, 'en')).toBe(day)
})
