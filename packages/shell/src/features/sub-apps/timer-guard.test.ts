import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardTimers } from './timer-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('timers of a page', () => {
  it('run and are cleared as usual', () => {
    const { timers } = guardTimers()
    const ran = vi.fn()
    timers.setTimeout(ran, 10, 'a', 1)
    timers.clearTimeout(timers.setTimeout(ran, 10, 'never'))
    vi.advanceTimersByTime(10)
    expect(ran.mock.calls).toEqual([['a', 1]])
  })

  it('end with it, also one that sets itself anew for ever', () => {
    const guard = guardTimers()
    const ran = vi.fn()
    const again = () => {
      ran()
      guard.timers.setTimeout(again, 10)
    }
    again()
    vi.advanceTimersByTime(20)
    expect(ran).toHaveBeenCalledTimes(3)
    guard.end()
    guard.timers.setTimeout(again, 10)
    vi.advanceTimersByTime(100)
    expect(ran).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begin again when it is mounted once more', () => {
    const guard = guardTimers()
    const ran = vi.fn()
    guard.end()
    guard.begin()
    guard.timers.setTimeout(ran, 10)
    vi.advanceTimersByTime(10)
    expect(ran).toHaveBeenCalledOnce()
  })
})
