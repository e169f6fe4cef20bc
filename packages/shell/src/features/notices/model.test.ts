import { expect, it } from 'vitest'
import { noticesToRead } from './model.ts'

const notice = (title: string, startDate: string, noticeStatus = 'published') => ({
  title,
  startDate,
  noticeStatus,
})
const now = Date.parse('2026-11-21T08:00:00Z')

it('shows what has begun and is not withdrawn, latest first', () => {
  const notices = [
    notice('older', '2026-11-01T00:00:00Z'),
    notice('tomorrow', '2026-11-22T00:00:00Z'),
    notice('withdrawn', '2026-11-20T00:00:00Z', 'invalid'),
    notice('latest', '2026-11-21T08:00:00Z'),
    notice('unreadable date', 'soon'),
  ]
  expect(noticesToRead(notices, now).map(({ title }) => title)).toEqual(['latest', 'older'])
})
