import { describe, expect, it, vi } from 'vitest'
import { guardListeners } from './events.ts'

function setUp() {
  const target = new EventTarget()
  const guard = guardListeners({ isShown: () => true })
  const listener = vi.fn()
  const controller = new AbortController()
  const add = (options?: AddEventListenerOptions) => guard.add(target, 'mouseup', listener, options)
  const dispatch = () => target.dispatchEvent(new Event('mouseup'))
  return { guard, listener, add, dispatch, signal: controller.signal, abort: () => controller.abort() }
}

describe('listeners with an abort signal', () => {
  it.each<[string, number, (page: ReturnType<typeof setUp>) => void]>([
    ['once aborted', 0, ({ abort }) => abort()],
    ['aborted and added again', 1, ({ abort, add }) => [abort(), add()]],
    ['aborted between two pages', 0, ({ guard, abort }) => [guard.end(), abort(), guard.begin()]],
    ['aborted during the next page', 0, ({ guard, abort }) => [guard.end(), guard.begin(), abort()]],
    ['not aborted', 1, ({ guard }) => [guard.end(), guard.begin()]],
  ])('%s are called %i times', (_when, times, happen) => {
    const page = setUp()
    page.add({ signal: page.signal })
    happen(page)
    page.dispatch()
    expect(page.listener).toHaveBeenCalledTimes(times)
  })

  it('are removed before other abort listeners run, which may add them again', () => {
    const { add, dispatch, listener, signal, abort } = setUp()
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
  })
})
