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

it('tells the hosting library whose code runs when one of its timers fires', () => {
  const { global, page } = ticking()
  beginPage(global, page)
  const windowRead = vi.fn()
  Object.defineProperty(global, 'window', { get: windowRead })
  const heard = vi.fn(() => expect(windowRead).toHaveBeenCalled())
  global.setTimeout?.(heard, 5)
  vi.advanceTimersByTime(5)
  expect(heard).toHaveBeenCalledOnce()
})

function inPanel({ page }: ReturnType<typeof ticking>) {
  const panel = document.createElement('section')
  panel.dataset.pageOf = 'oms'
  panel.append(page.container)
  return panel
}

it('its own document is `this` in the listeners there', () => {
  const { global, page } = ticking()
  beginPage(global, page)
  const own = guardedDocument(global, document)
  const callers: unknown[] = []
  own.addEventListener('click', function () {
    callers.push(this)
  })
  document.dispatchEvent(new Event('click'))
  endPage(global)
  expect(callers).toEqual([own])
})

it('its window scrolls where its page does', () => {
  const instance = ticking()
  const { global, page } = instance
  const panel = inPanel(instance)
  beginPage(global, page)
  global.scrollTo?.(0, 40)
  global.scrollBy?.({ top: 2 })
  expect([global.scrollY, global.pageYOffset, panel.scrollTop]).toEqual([42, 42, 42])
  page.container.remove()
  expect(global.scrollY).toBe(0)
})

it('finds the variables of its page at the root, and all else that the browser has there', () => {
  const instance = ticking()
  const { container } = instance.page
  document.body.append(container)
  for (const { style } of [document.documentElement, document.body]) style.fontSize = '17px'
  container.style.setProperty('--ground', 'red')
  container.style.fontSize = '11px'
  const { getComputedStyle: styleOf } = instance.global
  for (const element of [document.documentElement, document.body]) {
    const style = styleOf?.(element)
    const found = ['--ground', 'font-size'].map((name) => style?.getPropertyValue(name))
    expect([...found, style?.fontSize]).toEqual(['red', '17px', '17px'])
  }
  expect(getComputedStyle(document.documentElement).getPropertyValue('--ground')).toBe('')
  container.remove()
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style')
})
