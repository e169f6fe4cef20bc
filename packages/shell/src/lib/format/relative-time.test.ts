import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const [minute, hour, day] = [60, 3600, 86_400]

describe('a time is given relative to now', () => {
  it.each([
    [0, 'en', 'now'],
    [-59, 'en', 'now'],
    [59, 'en', 'now'],
    [-minute, 'en', '1 minute ago'],
    [-59 * minute, 'en', '59 minutes ago'],
    [-hour, 'en', '1 hour ago'],
    [-day + 1, 'en', '23 hours ago'],
    [-day, 'en', '1 day ago'],
    [3 * day, 'en', 'in 3 days'],
    [-7 * day, 'en', '1 week ago'],
    [-30 * day, 'en', '1 month ago'],
    [-400 * day, 'en', '1 year ago'],
    [-3 * hour, 'zh-CN', '3小时前'],
    [-3 * hour, 'es', 'hace 3 horas'],
    [-3 * hour, 'ja', '3 時間前'],
  ])('%d seconds in %s as %s [S-9.20]', (seconds, tag, text) => {
    expect(relativeTime(now + seconds * 1000, now, tag)).toBe(text)
  })

  it('whichever time it is, past or to come', () => {
    fc.assert(
      fc.property(fc.integer({ min: minute, max: 1e10 }), (seconds) => {
        expect(relativeTime(now - seconds * 1000, now, 'en')).toMatch(/^\d[\d,]* \w+ ago$/)
        expect(relativeTime(now + seconds * 1000, now, 'en')).toMatch(/^in \d[\d,]* \w+$/)
      }),
    )
  })
})
