import { describe, expect, it, vi } from 'vitest'
import { guardListeners } from './events.ts'

/** A signal that counts its listeners. */
function observedSignal() {
  const controller = new AbortController()
  const { signal } = controller
  const listeners = new Set<unknown>()
  vi.spyOn(signal, 'addEventListener').mockImplementation((type, listener) => {
    listeners.add(listener)
    EventTarget.prototype.addEventListener.call(signal, type, listener)
  })
  vi.spyOn(signal, 'removeEventListener').mockImplementation((type, listener) => {
    listeners.delete(listener)
    EventTarget.prototype.removeEventListener.call(signal, type, listener)
  })
  return { signal, abort: () => controller.abort(), listeners }
}

function setUp() {
  const target = new EventTarget()
  const guard = guardListeners({ isShown: () => true })
  const listener = vi.fn()
  const add = (options?: AddEventListenerOptions) => guard.add(target, 'mouseup', listener, options)
  const dispatch = () => target.dispatchEvent(new Event('mouseup'))
  return { target, guard, listener, add, dispatch }
}

type Page = ReturnType<typeof setUp>
type ObservedSignal = ReturnType<typeof observedSignal>

describe('listeners with an abort signal', () => {
  it.each<[string, number, (page: Page, by: ObservedSignal) => void]>([
    ['once aborted', 0, (_page, by) => by.abort()],
    ['aborted and added again', 1, ({ add }, by) => [by.abort(), add({ signal: observedSignal().signal })]],
    ['aborted and added again without a signal', 1, ({ add }, by) => [by.abort(), add()]],
    ['aborted between two pages', 0, ({ guard }, by) => [guard.end(), by.abort(), guard.begin()]],
    ['aborted during the next page', 0, ({ guard }, by) => [guard.end(), guard.begin(), by.abort()]],
    ['not aborted', 1, ({ guard }) => [guard.end(), guard.begin()]],
  ])('%s are called %i times', (_when, times, happen) => {
    const page = setUp()
    const by = observedSignal()
    page.add({ signal: by.signal })
    happen(page, by)
    page.dispatch()
    expect(page.listener).toHaveBeenCalledTimes(times)
  })

  it('are removed before other abort listeners run, which may add them again', () => {
    const { add, dispatch, listener } = setUp()
    const { signal, abort } = observedSignal()
    const counts: number[] = []
    signal.addEventListener('abort', () => {
      dispatch()
      counts.push(listener.mock.calls.length)
      add()
    })
    add({ signal })
    abort()
    dispatch()
    expect([...counts, listener.mock.calls.length]).toEqual([0, 1])
  })

  it('are not added when it is aborted already', () => {
    const { add, dispatch, listener } = setUp()
    add({ signal: AbortSignal.abort() })
    dispatch()
    expect(listener).not.toHaveBeenCalled()
    add()
    dispatch()
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each<[string, (page: Page) => void]>([
    ['removed', ({ guard, target, listener }) => guard.remove(target, 'mouseup', listener)],
    ['called once', ({ dispatch }) => dispatch()],
    ['ended with their scripts', ({ guard }) => guard.endForGood()],
  ])('are not retained by the signal after they were %s', (_how, happen) => {
    const page = setUp()
    const { signal, listeners } = observedSignal()
    page.add({ signal, once: true })
    expect(listeners.size).toBe(1)
    happen(page)
    expect(listeners.size).toBe(0)
  })
})
