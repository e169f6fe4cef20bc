import { describe, expect, it, vi } from 'vitest'
import { guardObservers } from './observers.ts'

/** An observer that reports every target that it observes. */
function withObservers() {
  const page = document.body.appendChild(document.createElement('div'))
  const observing = new Map<object, Set<unknown>>()
  class ResizeObserver {
    readonly #callback: (target: unknown) => void
    constructor(callback: (target: unknown) => void) {
      this.#callback = callback
      observing.set(this, new Set())
    }
    observe(target: unknown) {
      observing.get(this)?.add(target)
    }
    unobserve(target: unknown) {
      observing.get(this)?.delete(target)
    }
    disconnect() {
      observing.get(this)?.clear()
    }
    reportAll() {
      for (const target of observing.get(this) ?? []) this.#callback(target)
    }
  }
  const onLeft = vi.fn()
  const guard = guardObservers({
    container: () => page,
    surroundings: { ResizeObserver },
    onLeft,
  })
  // The guard returns the class that it was given, wrapped.
  const Guarded = guard.classes.ResizeObserver as unknown as typeof ResizeObserver
  return { guard, Guarded, ResizeObserver, page, onLeft }
}

describe('observers of a page', () => {
  it('work, and are instances of their class', () => {
    const { guard, Guarded, ResizeObserver } = withObservers()
    guard.begin()
    const callback = vi.fn()
    const observer = new Guarded(callback)
    expect(observer).toBeInstanceOf(ResizeObserver)
    expect(observer).toBeInstanceOf(Guarded)
    observer.observe('body')
    observer.reportAll()
    observer.disconnect()
    observer.reportAll()
    expect(callback.mock.calls).toEqual([['body']])
  })

  it('observe nothing after it, neither old nor new targets, and serve the next page', () => {
    const { guard, Guarded } = withObservers()
    guard.begin()
    const callback = vi.fn()
    const observer = new Guarded(callback)
    observer.observe('of the page')
    guard.end()
    observer.observe('too late')
    observer.reportAll()
    expect(callback).not.toHaveBeenCalled()
    guard.begin()
    observer.observe('of the next page')
    observer.reportAll()
    expect(callback.mock.calls).toEqual([['of the next page']])
  })

  it('of the scripts observe again with the next page, unless they were disconnected', () => {
    const { guard, Guarded, onLeft } = withObservers()
    const [callback, disconnected] = [vi.fn(), vi.fn()]
    const [observer, other] = [new Guarded(callback), new Guarded(disconnected)]
    observer.observe(document.body)
    other.observe(document.body)
    guard.begin()
    other.disconnect()
    guard.end()
    observer.reportAll()
    guard.begin()
    observer.reportAll()
    other.reportAll()
    expect([callback.mock.calls.length, disconnected.mock.calls.length]).toEqual([1, 0])
    guard.end()
    expect(onLeft).not.toHaveBeenCalled()
  })

  it.each<[string, boolean, (page: HTMLElement) => Node]>([
    ['its own elements', false, (page) => page.appendChild(document.createElement('p'))],
    ['an element that was never inserted', false, () => document.createElement('p')],
    ['the body', true, () => document.body],
    ['the document', true, () => document],
  ])('that still observe %s leave something: %s', (_what, leaves, targetIn) => {
    const { guard, Guarded, page, onLeft } = withObservers()
    guard.begin()
    new Guarded(() => {}).observe(targetIn(page))
    guard.end()
    expect(onLeft).toHaveBeenCalledTimes(leaves ? 1 : 0)
  })

  it.each(['disconnect', 'unobserve'] as const)('that were ended by %s leave nothing', (name) => {
    const { guard, Guarded, onLeft } = withObservers()
    guard.begin()
    const observer = new Guarded(() => {})
    observer.observe(document.body)
    observer[name](document.body)
    guard.end()
    expect(onLeft).not.toHaveBeenCalled()
  })

  it('are missing where the browser lacks them', () => {
    expect(withObservers().guard.classes).not.toHaveProperty('MutationObserver')
  })
})
