/// <reference lib="dom" />
// What stands in evaluate and addInitScript runs in the browser.
import type { Page } from 'playwright-core'
import { advice, type Finding, ok, some, unknown } from './finding.ts'

const about = 'unmounting'
const patienceMs = 40_000
/** After a page was taken away, for whatever still wants to happen. */
const aftermathMs = 1000

interface Rest {
  readonly listeners: readonly string[]
  readonly timers: readonly string[]
  readonly nodes: readonly string[]
  readonly globals: readonly string[]
}

declare global {
  interface Window {
    /** What code of the sub-app has begun and not ended, by what it is. */
    portalCheckRest?: {
      readonly listeners: () => string[]
      readonly timers: () => string[]
      /** From now on a timer that begins is one that nobody waits for. */
      readonly gone: () => void
    }
  }
}

/**
 * Notes, from the first line on, what code of the sub-app begins on targets that it shares with the portal. Known by the
 * address of its scripts in the stack.
 */
export const watchRest = (page: Page, url: string): Promise<unknown> =>
  page.addInitScript((folder) => {
    // What the client of a dev server keeps for itself is not the sub-app's doing.
    const isOwn = () =>
      new Error().stack
        ?.split('\n')
        .find((line) => line.includes(folder))
        ?.includes('/@vite/') === false
    const nameOf = (target: unknown) =>
      target === window
        ? 'window'
        : target === document
          ? 'document'
          : target === document.documentElement
            ? 'html'
            : target === document.body && 'body'
    const heard = new Map<unknown, Map<string, string>>()
    const keyOf = (target: string, type: string, options: unknown) =>
      `${target} ${type} ${typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : Boolean(options)}`
    const { addEventListener, removeEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const name = nameOf(this ?? window)
      if (name && listener && isOwn()) {
        const known = heard.get(listener) ?? new Map<string, string>()
        heard.set(listener, known.set(keyOf(name, type, options), `${type} of the ${name}`))
      }
      addEventListener.call(this ?? window, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const name = nameOf(this ?? window)
      if (name) heard.get(listener)?.delete(keyOf(name, type, options))
      removeEventListener.call(this ?? window, type, listener, options)
    }
    const intervals = new Map<number, string>()
    const { setInterval, clearInterval } = window
    window.setInterval = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id = setInterval(handler, delay, ...rest)
      if (isOwn()) intervals.set(id, `every ${delay ?? 0} ms`)
      return id
      // The two differ in nothing that a page sees.
    }) as typeof window.setInterval
    window.clearInterval = (id) => {
      intervals.delete(Number(id))
      clearInterval(id)
    }
    let renewed = new Set<string>()
    for (const name of ['setTimeout', 'requestAnimationFrame'] as const) {
      const apply: ProxyHandler<(typeof window)[typeof name]>['apply'] = (original, _self, args) => {
        if (isOwn()) renewed.add(`${name}, again and again`)
        return Reflect.apply(original, window, args)
      }
      Object.assign(window, { [name]: new Proxy(window[name], { apply }) })
    }
    window.portalCheckRest = {
      // React hears that one for every root, once and for good.
      listeners: () =>
        [...heard.values()]
          .flatMap((types) => [...types.values()])
          .filter((name) => name !== 'selectionchange of the document'),
      timers: () => [...intervals.values(), ...renewed],
      gone: () => {
        renewed = new Set()
      },
    }
  }, new URL('.', url).href)

const restNow = (page: Page): Promise<Rest> =>
  page.evaluate(() => ({
    listeners: window.portalCheckRest?.listeners() ?? [],
    timers: window.portalCheckRest?.timers() ?? [],
    nodes: [...document.head.children, ...document.body.children].map(
      ({ tagName, id, className }) =>
        `<${tagName.toLowerCase()}${id && `#${id}`}${typeof className === 'string' && className && `.${className}`}>`,
    ),
    globals: Object.keys(window),
  }))

/** What the second list has beyond the first, each as often as that is. */
export function surplus(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before]
  return after.filter((one) => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Closes the page's tab, opens it once more and closes that: what grows from one time to the next is never given back. */
export async function checkUnmounting(page: Page, open: () => Promise<void>): Promise<Finding[]> {
  const mounted = page.locator('main section[data-page-of][aria-busy="false"]')
  const close = async () => {
    await page.getByRole('tab', { selected: true }).press('Delete')
    await page
      .locator('main section[data-page-of]')
      .first()
      .waitFor({ state: 'detached', timeout: patienceMs })
    // What the page itself put off is over by then.
    await page.waitForTimeout(aftermathMs)
    await page.evaluate(() => window.portalCheckRest?.gone())
    await page.waitForTimeout(aftermathMs)
  }
  try {
    await close()
    const once = await restNow(page)
    await open()
    await mounted.first().waitFor({ state: 'attached', timeout: patienceMs })
    await close()
    return judged(once, await restNow(page))
  } catch {
    return [
      unknown(
        about,
        `It was not closed, opened again and closed within ${patienceMs / 1000} seconds each: unmount never ends or fails, mount counts on being called once, or this machine is busy.`,
      ),
    ]
  }
}

export function judged(once: Rest, twice: Rest): Finding[] {
  const findings = [
    told(
      twice.listeners,
      'listeners of its own go on',
      'Take them back in what startSubApp gets as the teardown.',
    ),
    told(twice.timers, 'timers of its own go on', 'Clear them in the teardown.'),
    told(
      surplus(once.nodes, twice.nodes),
      'elements stay in the page, more with each time',
      'Put pop-ups into your own page, and take away what you append elsewhere.',
    ),
    told(
      surplus(once.globals, twice.globals),
      'values stay in the window, more with each time',
      'Keep state by container, not in the window.',
    ),
  ].flat()
  return findings.length > 0
    ? findings
    : [ok(about, 'It goes away without a trace, and comes back when it is opened again.')]
}

const told = (left: readonly string[], what: string, remedy: string): Finding[] =>
  left.length > 0
    ? [advice(about, `After it was closed, ${what}: ${some([...new Set(left)])}. ${remedy}`)]
    : []
