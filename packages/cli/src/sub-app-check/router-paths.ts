/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page } from 'playwright-core'

/**
 * The paths at which routers in the page take themselves to be, below their base: those of Vue and React, which keep them
 * with the elements that they draw.
 */
export const pathsOfRouters = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((shown) => {
    const at = (value: unknown, ...keys: readonly string[]): unknown =>
      keys.reduce<unknown>(
        (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
        value,
      )
    const paths = new Set<unknown>()
    const fibers = new Set<unknown>()
    // Around it is the portal, with a router of its own.
    for (const element of document.querySelectorAll(`${shown} [data-sub-app-instance] *`)) {
      paths.add(
        at(
          element,
          ...['__vue_app__', 'config', 'globalProperties', '$router', 'currentRoute', 'value', 'fullPath'],
        ),
      )
      // Vue 2.
      paths.add(at(element, '__vue__', '$router', 'currentRoute', 'fullPath'))
      const key = Object.keys(element).find((name) => /^__react(?:Fiber|InternalInstance)\$/.test(name))
      let fiber: unknown = key && Reflect.get(element, key)
      for (; fiber && !fibers.has(fiber); fiber = at(fiber, 'return')) {
        fibers.add(fiber)
        // What the router provides to its routes.
        paths.add(at(fiber, 'memoizedProps', 'value', 'location', 'pathname'))
      }
    }
    return [...paths].filter((path) => typeof path === 'string')
  }, within)

/** A path that starts with the sub-app's base path, which the router doesn't know. */
export function pathWithBase(paths: readonly string[], address: string): string | undefined {
  const base = address.split('/').slice(0, 3).join('/')
  return paths.find((path) => path === base || path.startsWith(`${base}/`))
}
