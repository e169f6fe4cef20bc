import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const here = Date.parse('2026-03-10T04:00:00.400Z')
beforeEach(() => vi.useFakeTimers({ now: here }))
afterEach(() => {
  noteServerTime(new Date(here).toUTCString())
  vi.useRealTimers()
})

it.each([
  ['a server that is days ahead', 'Fri, 13 Mar 2026 04:00:00 GMT', '2026-03-13T04:00:00.000Z'],
  ['a server that is behind', 'Tue, 10 Mar 2026 03:00:00 GMT', '2026-03-10T03:00:00.000Z'],
  ['the same second', 'Tue, 10 Mar 2026 04:00:00 GMT', '2026-03-10T04:00:00.400Z'],
  ['a time that is none', 'yesterday', '2026-03-10T04:00:00.400Z'],
])('goes by %s', (_server, date, expected) => {
  noteServerTime(date)
  expect(new Date(serverNow()).toISOString()).toBe(expected)
})

it('the time goes on between answers', () => {
  noteServerTime('Fri, 13 Mar 2026 04:00:00 GMT')
  vi.advanceTimersByTime(5000)
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-13T04:00:05.000Z')
})
