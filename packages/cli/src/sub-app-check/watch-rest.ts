/// <reference lib="dom" />
// Functions passed to addInitScript run in the browser.
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** What the sub-app's code started and did not stop, by kind. */
    portalCheckRest?: {
      readonly listeners: () => string[]
      readonly timers: () => string[]
      /** Timers started from now on are not awaited. */
      readonly gone: () => void
    }
  }
}

/**
 * Records, from the first line on, what the sub-app's code starts on shared targets, recognised by script addresses in
 * the stack.
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
      // React listens to that one for every root, once and for good.
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
