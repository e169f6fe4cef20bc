import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginPage, endInstance, endPage, guardGlobals } from './instance-guards.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A sub-app's global object after its script has started an interval. */
function ticking() {
  const page = {
    ownPrefix: '/child/oms',
    tabId: 'oms',
    container: document.createElement('div'),
    isShown: () => true,
    onRefused: vi.fn(),
  }
  const global: Partial<Window> = {}
  guardGlobals(global, page)
  const tick = vi.fn()
  global.setInterval?.(tick, 10)
  return { global, page, tick }
}

it('an interval of the scripts runs again with the next page', () => {
  const { global, page, tick } = ticking()
  beginPage(global, page)
  endPage(global)
  beginPage(global, page)
  vi.advanceTimersByTime(10)
  expect(tick).toHaveBeenCalledOnce()
})

it.each<[string, (of: ReturnType<typeof ticking>) => void]>([
  ['while it loads', () => {}],
  ['while its page is mounted', ({ global, page }) => beginPage(global, page)],
  [
    'after its page was closed',
    ({ global, page }) => {
      beginPage(global, page)
      endPage(global)
    },
  ],
])('no timer is left of an instance that is given up %s', (_when, advance) => {
  const instance = ticking()
  advance(instance)
  endInstance(instance.global)
  expect(vi.getTimerCount()).toBe(0)
})
