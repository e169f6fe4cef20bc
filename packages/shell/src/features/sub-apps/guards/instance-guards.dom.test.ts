import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  beginPage,
  endInstance,
  endPage,
  guardedDocument,
  guardGlobals,
  scriptRuns,
} from './instance-guards.ts'

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

it.each([
  ['https://oms.example/a.js', 'https://oms.example/a.js', undefined],
  ['<script data-x="1">run()</script>', '', '1'],
])('while %s runs it is the current script of its document', async (source, src, data) => {
  const { global } = ticking()
  const own = guardedDocument(global, document)
  scriptRuns(global, source)
  expect(own.currentScript).toMatchObject({ src, dataset: data ? { x: data } : {} })
  await Promise.resolve()
  expect(own.currentScript).toBe(document.currentScript)
})

it('tells the hosting library whose code runs when a timer of it has come', () => {
  const { global, page } = ticking()
  beginPage(global, page)
  const told = vi.fn()
  Object.defineProperty(global, 'window', { get: told })
  const heard = vi.fn(() => expect(told).toHaveBeenCalled())
  global.setTimeout?.(heard, 5)
  vi.advanceTimersByTime(5)
  expect(heard).toHaveBeenCalledOnce()
})
