import { describe, expect, it, vi } from 'vitest'
import { guardHandlers, guardListeners } from './events.ts'

function setUp() {
  const target = new EventTarget()
  const listeners = guardListeners(() => true)
  listeners.begin()
  const handlers = guardHandlers(listeners)
  const tell = (event: Event) => {
    target.dispatchEvent(event)
    return event
  }
  return { target, listeners, handlers, tell }
}

describe('handler properties of a page', () => {
  it('are heard, replaced and taken back as usual', () => {
    const { target, handlers, tell } = setUp()
    const [first, second] = [vi.fn(), vi.fn()]
    expect(handlers.get(target, 'onresize')).toBe(null)
    handlers.set(target, 'onresize', first)
    handlers.set(target, 'onresize', second)
    expect(handlers.get(target, 'onresize')).toBe(second)
    tell(new Event('resize'))
    handlers.set(target, 'onresize', null)
    tell(new Event('resize'))
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    expect(handlers.get(target, 'onresize')).toBe(null)
  })

  it.each([
    ['click', false, true],
    ['click', undefined, false],
    ['click', true, false],
    ['beforeunload', 'Stay?', true],
    ['beforeunload', undefined, false],
  ])('of %s that answer %j keep the browser from acting: %s', (type, answer, isKept) => {
    const { target, handlers, tell } = setUp()
    handlers.set(target, `on${type}`, () => answer)
    expect(tell(new Event(type, { cancelable: true })).defaultPrevented).toBe(isKept)
  })

  it('of errors of the window are told in pieces', () => {
    const { target, handlers, tell } = setUp()
    const told = vi.fn(() => true)
    handlers.set(target, 'onerror', told)
    const error = new Error('broken')
    const event = new ErrorEvent('error', {
      message: 'broken',
      filename: 'a.js',
      lineno: 3,
      colno: 4,
      error,
      cancelable: true,
    })
    tell(event)
    expect(told.mock.calls).toEqual([['broken', 'a.js', 3, 4, error]])
    expect(event.defaultPrevented).toBe(true)
  })

  it('end with it', () => {
    const { target, listeners, handlers, tell } = setUp()
    const heard = vi.fn()
    handlers.set(target, 'onclick', heard)
    listeners.end()
    listeners.begin()
    tell(new Event('click'))
    expect(heard).not.toHaveBeenCalled()
    expect(handlers.get(target, 'onclick')).toBe(null)
  })
})
