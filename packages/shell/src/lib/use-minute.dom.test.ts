import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime } from './api/server-time.ts'
import { useMinute } from './use-minute.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-13T04:00:00Z') }))
afterEach(() => {
  noteServerTime(new Date().toISOString())
  vi.useRealTimers()
})

it('home uses the server’s clock, at first and each minute', () => {
  noteServerTime('2026-03-13T07:00:00Z')
  const { result } = renderHook(useMinute)
  expect(new Date(result.current).toISOString()).toBe('2026-03-13T07:00:00.000Z')
  act(() => vi.advanceTimersByTime(60_000))
  expect(new Date(result.current).toISOString()).toBe('2026-03-13T07:01:00.000Z')
})
