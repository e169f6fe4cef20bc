import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../limits.ts'
import { guardTimers } from './timers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser with idle callbacks, which happy-dom lacks. */
const browser = () =>
  Object.assign(Object.create(window), {
    requestIdleCallback: (handler: IdleRequestCallback) =>
      Number(setTimeout(handler, 5, { didTimeout: false, timeRemaining: () => 5 })),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  })

describe('timers of a page', () => {
  it('run and can be cleared', () => {
    const { timers } = guardTimers()
    const ran = vi.fn()
    timers.setTimeout(ran, 10, 'a', 1)
    timers.clearTimeout(timers.setTimeout(ran, 10, 'never'))
    vi.advanceTimersByTime(10)
    expect(ran.mock.calls).toEqual([['a', 1]])
  })

  it('can be cleared by the function of the other kind, which leaves nothing', () => {
    const onLeft = vi.fn()
    const guard = guardTimers({ onLeft })
    const ran = vi.fn()
    guard.timers.clearTimeout(guard.timers.setInterval(ran, 10))
    guard.timers.clearInterval(guard.timers.setTimeout(ran, 10))
    vi.advanceTimersByTime(20)
    guard.end()
    expect([ran.mock.calls.length, onLeft.mock.calls.length]).toEqual([0, 0])
  })

  it('end soon after it where one reschedules itself forever, which leaves something', () => {
    const onLeft = vi.fn()
    const guard = guardTimers({ onLeft })
    const ran = vi.fn()
    const again = () => {
      ran()
      guard.timers.setTimeout(again, 10)
    }
    again()
    vi.advanceTimersByTime(20)
    expect(ran).toHaveBeenCalledTimes(3)
    guard.end()
    vi.advanceTimersByTime(limits.lateTimersMs)
    expect([onLeft.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1])
    vi.advanceTimersByTime(10)
    expect([onLeft.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('come once more when they wait for long, which leaves nothing unless they go on', () => {
    const onLeft = vi.fn()
    const guard = guardTimers({ onLeft })
    const ran = vi.fn()
    const poll = () => {
      ran()
      guard.timers.setTimeout(poll, 30_000)
    }
    guard.timers.setTimeout(ran, 300_000)
    guard.end()
    vi.advanceTimersByTime(300_000)
    expect([ran.mock.calls.length, onLeft.mock.calls.length]).toEqual([1, 0])
    guard.begin()
    guard.timers.setTimeout(poll, 30_000)
    guard.end()
    vi.advanceTimersByTime(30_000)
    expect([ran.mock.calls.length, onLeft.mock.calls.length, vi.getTimerCount()]).toEqual([2, 1, 0])
  })

  it('leave something when each page adds one that waits for long', () => {
    const onLeft = vi.fn()
    const guard = guardTimers({ onLeft })
    for (const left of [0, 1]) {
      guard.begin()
      guard.timers.setTimeout(() => {}, 30_000)
      guard.end()
      expect(onLeft).toHaveBeenCalledTimes(left)
    }
  })

  it('start again when it is mounted again', () => {
    const guard = guardTimers()
    const ran = vi.fn()
    guard.end()
    guard.begin()
    guard.timers.setTimeout(ran, 10)
    vi.advanceTimersByTime(10)
    expect(ran).toHaveBeenCalledOnce()
  })
  it.each(['setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const)(
    'started by %s end with it, or soon after it, and leave something',
    (name) => {
      const onLeft = vi.fn()
      const guard = guardTimers({ original: browser(), onLeft })
      guard.begin()
      const ran = vi.fn()
      const begin = () => (name === 'setInterval' ? guard.timers[name](ran, 10) : guard.timers[name](again))
      const again = () => {
        ran()
        begin()
      }
      begin()
      vi.advanceTimersByTime(100)
      const count = ran.mock.calls.length
      expect(count).toBeGreaterThan(1)
      guard.end()
      vi.advanceTimersByTime(2 * limits.lateTimersMs)
      expect(onLeft).toHaveBeenCalled()
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it.each([
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ] as const)('started by %s are cancelled by %s', (begin, cancel) => {
    const { timers } = guardTimers({ original: browser() })
    const ran = vi.fn()
    timers[cancel](timers[begin](ran))
    vi.advanceTimersByTime(100)
    expect(ran).not.toHaveBeenCalled()
  })

  it('set as intervals by the scripts pause between two pages', () => {
    const guard = guardTimers()
    const ran = vi.fn()
    guard.timers.setInterval(ran, 10)
    guard.begin()
    vi.advanceTimersByTime(10)
    guard.end()
    vi.advanceTimersByTime(50)
    expect(ran).toHaveBeenCalledTimes(1)
    guard.begin()
    vi.advanceTimersByTime(10)
    expect(ran).toHaveBeenCalledTimes(2)
  })

  it('set as intervals by the scripts end with the instance, and can be cleared before', () => {
    const guard = guardTimers()
    const ran = vi.fn()
    const id = guard.timers.setInterval(ran, 10)
    guard.timers.setInterval(ran, 10)
    guard.begin()
    guard.timers.clearInterval(id)
    guard.timers.setInterval(ran, 10)
    expect(vi.getTimerCount()).toBe(2)
    guard.endForGood()
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each(['setTimeout', 'setInterval'] as const)(
    'take code in a string for %s, which finds the names of the sub-app',
    (name) => {
      const global = { count: 0 }
      const { timers } = guardTimers({ global })
      const id = timers[name]('count += 1', 5)
      vi.advanceTimersByTime(6)
      timers.clearTimeout(id)
      expect(global.count).toBe(1)
    },
  )
})
