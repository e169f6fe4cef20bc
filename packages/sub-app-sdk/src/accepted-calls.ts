import { type PortalEvent, snapshotEvents } from './bridge.ts'

/* The input that the portal accepts from a sub-app, and its errors for the rest: plain JavaScript may pass anything.
   Stand-in portals reject the same, so that mistakes show up outside the portal as well. */

const otherEvents = {
  lookupsChanged: true,
  tabActive: true,
  routeRequested: true,
  signingOut: true,
} as const satisfies Record<Exclude<PortalEvent, (typeof snapshotEvents)[number]>, true>
export const portalEvents: readonly PortalEvent[] = [
  ...snapshotEvents,
  ...(Object.keys(otherEvents) as (keyof typeof otherEvents)[]), // the names of the literal above
]

const longestShown = 100

/** A foreign value in a sentence; an object doesn't reveal its content. */
function given(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, longestShown))
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** @throws TypeError when there is no such event, as in an older portal, or no listener. */
export function expectListening(event: unknown, listener: unknown): void {
  if (!portalEvents.some((one) => one === event)) {
    throw new TypeError(`bridge.on: no event ${given(event)}; this portal has ${portalEvents.join(', ')}`)
  }
  if (typeof listener !== 'function')
    throw new TypeError(`bridge.on: ${given(event)} expects a function to call, got ${given(listener)}`)
}

const examples = {
  openTab: '{ path: "/orders", title: "Orders" }',
  notify: '{ kind: "success", text: "Saved" }',
  request: '{ method: "GET", url: "/api/…", headers: {} }',
} as const

/** @throws TypeError when a function that takes an object was called without one. */
export function expectObject(caller: keyof typeof examples, value: unknown): void {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`bridge.${caller} expects an object such as ${examples[caller]}, got ${given(value)}`)
}

/** Any base will do: what counts is whether a browser would leave it. */
const base = 'http://portal.invalid'

/**
 * A path of a sub-app, dot segments resolved, with query; with its fragment where a page says where it is. It must not lead to another origin, and
 * browsers drop white space inside addresses and read a backslash as a slash. A percent sign that escapes nothing is
 * escaped itself (`100%` is `100%25`): routers and servers refuse it otherwise.
 * @throws TypeError when it could lead elsewhere.
 */
export function ownPath(caller: 'openTab' | 'navigate' | 'onRouteChange' | 'request', path: unknown): string {
  if (typeof path === 'string' && /^\/(?!\/)[^\s\\]*$/.test(path) && URL.canParse(path, base)) {
    const { origin, pathname, search, hash } = new URL(path.replace(/%(?![\da-f]{2})/gi, '%25'), base)
    if (origin === base && !pathname.startsWith('//'))
      return pathname + search + (caller === 'onRouteChange' ? hash : '')
  }
  throw new TypeError(
    `bridge.${caller} expects a path that starts with one slash and has neither spaces nor backslashes, got ${given(path)}`,
  )
}
