import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNextAttempt } from './unreachable-page.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const elapse = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

it.each([
  [1, 5],
  [2, 15],
  [4, 60],
  [9, 60],
])('after %i failed attempts the next one is made in %i s, once', async (failedAttempts, pause) => {
  const attempt = vi.fn()
  const { result } = renderHook(() => useNextAttempt(failedAttempts, attempt))
  expect(result.current).toBe(pause)
  for (let second = 1; second < pause; second += 1) await elapse(1)
  expect(result.current).toBe(1)
  expect(attempt).not.toHaveBeenCalled()
  await elapse(1)
  await elapse(1)
  expect(attempt).toHaveBeenCalledOnce()
})

it('a browser that is online again makes it at once', () => {
  const attempt = vi.fn()
  const { unmount } = renderHook(() => useNextAttempt(3, attempt))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(attempt).toHaveBeenCalledOnce()
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledOnce()
})
