import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginPage, containGlobals, endGlobals, releaseGlobals } from './instance-guards.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A sub-app's global object after its script has begun to tick. */
function ticking() {
  const page = {
    ownPrefix: '/child/oms',
    tabId: 'oms',
    container: document.createElement('div'),
    isShown: () => true,
    onRefused: vi.fn(),
  }
  const global: Partial<Window> = {}
  containGlobals(global, page)
  const tick = vi.fn()
  global.setInterval?.(tick, 10)
  return { global, page, tick }
}

it('what the scripts began goes on with the next page', () => {
  const { global, page, tick } = ticking()
  beginPage(global, page)
  releaseGlobals(global)
  beginPage(global, page)
  vi.advanceTimersByTime(10)
  expect(tick).toHaveBeenCalledOnce()
})

it.each<[string, (of: ReturnType<typeof ticking>) => void]>([
  ['while it loads', () => {}],
  ['while its page is mounted', ({ global, page }) => beginPage(global, page)],
  [
    'after its page is gone',
    ({ global, page }) => {
      beginPage(global, page)
      releaseGlobals(global)
    },
  ],
])('nothing waits any more of one that is given up %s', (_when, live) => {
  const one = ticking()
  live(one)
  endGlobals(one.global)
  expect(vi.getTimerCount()).toBe(0)
})
