import { describe, expect, it, vi } from 'vitest'
import { guardObservers } from './live-objects.ts'

/** An observer that tells every change of everything that it observes. */
function setUp() {
  const observing = new Map<object, Set<unknown>>()
  class ResizeObserver {
    readonly #tell: (target: unknown) => void
    constructor(tell: (target: unknown) => void) {
      this.#tell = tell
      observing.set(this, new Set())
    }
    observe(target: unknown) {
      observing.get(this)?.add(target)
    }
    disconnect() {
      observing.get(this)?.clear()
    }
    tellAll() {
      for (const target of observing.get(this) ?? []) this.#tell(target)
    }
  }
  const guard = guardObservers({ ResizeObserver })
  // The guard gives back the class that it was given.
  const Guarded = guard.classes.ResizeObserver as unknown as typeof ResizeObserver
  return { guard, Guarded, ResizeObserver }
}

describe('observers of a page', () => {
  it('work as usual and are what they are', () => {
    const { guard, Guarded, ResizeObserver } = setUp()
    guard.begin()
    const told = vi.fn()
    const observer = new Guarded(told)
    expect(observer).toBeInstanceOf(ResizeObserver)
    expect(observer).toBeInstanceOf(Guarded)
    observer.observe('body')
    observer.tellAll()
    observer.disconnect()
    observer.tellAll()
    expect(told.mock.calls).toEqual([['body']])
  })

  it('observe nothing after it, neither old nor new, and serve the next page', () => {
    const { guard, Guarded } = setUp()
    guard.begin()
    const told = vi.fn()
    const observer = new Guarded(told)
    observer.observe('of the page')
    guard.end()
    observer.observe('too late')
    observer.tellAll()
    expect(told).not.toHaveBeenCalled()
    guard.begin()
    observer.observe('of the next page')
    observer.tellAll()
    expect(told.mock.calls).toEqual([['of the next page']])
  })

  it('of the scripts observe again with the next page, unless they ended themselves', () => {
    const { guard, Guarded } = setUp()
    const [told, ended] = [vi.fn(), vi.fn()]
    const [observer, other] = [new Guarded(told), new Guarded(ended)]
    observer.observe('body')
    other.observe('body')
    guard.begin()
    other.disconnect()
    guard.end()
    observer.tellAll()
    guard.begin()
    observer.tellAll()
    other.tellAll()
    expect([told.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
  })

  it('are lacking where the browser lacks them', () => {
    expect(setUp().guard.classes).not.toHaveProperty('MutationObserver')
  })
})
