import { describe, expect, it, vi } from 'vitest'
import { guardHandlers } from './event-handlers.ts'
import { guardListeners } from './events.ts'

function setUp() {
  const target = new EventTarget()
  const listeners = guardListeners({ isShown: () => true })
  listeners.begin()
  const handlers = guardHandlers(listeners)
  const dispatch = (event: Event) => {
    target.dispatchEvent(event)
    return event
  }
  return { target, listeners, handlers, dispatch }
}

describe('handler properties of a page', () => {
  it('are called, replaced and removed', () => {
    const { target, handlers, dispatch } = setUp()
    const [first, second] = [vi.fn(), vi.fn()]
    expect(handlers.get(target, 'onresize')).toBe(null)
    handlers.set(target, 'onresize', first)
    handlers.set(target, 'onresize', second)
    expect(handlers.get(target, 'onresize')).toBe(second)
    dispatch(new Event('resize'))
    handlers.set(target, 'onresize', null)
    dispatch(new Event('resize'))
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    expect(handlers.get(target, 'onresize')).toBe(null)
  })

  it.each([
    ['click', false, true],
    ['click', undefined, false],
    ['click', true, false],
    ['beforeunload', 'Stay?', true],
    ['beforeunload', undefined, false],
  ])('of %s that return %j prevent the default action: %s', (type, result, isPrevented) => {
    const { target, handlers, dispatch } = setUp()
    handlers.set(target, `on${type}`, () => result)
    expect(dispatch(new Event(type, { cancelable: true })).defaultPrevented).toBe(isPrevented)
  })

  it('for errors of the window get the parts of the error', () => {
    const { target, handlers, dispatch } = setUp()
    const onError = vi.fn(() => true)
    handlers.set(target, 'onerror', onError)
    const error = new Error('broken')
    const event = new ErrorEvent('error', {
      message: 'broken',
      filename: 'a.js',
      lineno: 3,
      colno: 4,
      error,
      cancelable: true,
    })
    dispatch(event)
    expect(onError.mock.calls).toEqual([['broken', 'a.js', 3, 4, error]])
    expect(event.defaultPrevented).toBe(true)
  })

  it('end with it', () => {
    const { target, listeners, handlers, dispatch } = setUp()
    const onClick = vi.fn()
    handlers.set(target, 'onclick', onClick)
    listeners.end()
    listeners.begin()
    dispatch(new Event('click'))
    expect(onClick).not.toHaveBeenCalled()
    expect(handlers.get(target, 'onclick')).toBe(null)
  })
})
