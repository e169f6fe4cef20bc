import { historyState, isRecord, routerState, tabOfHistory } from '../portal/history-state.ts'

/** The number of consecutive entries that this tab's page has pushed up to this state, i.e. how far it may go back. */
function stepsOf(state: unknown, tabId: string): number {
  const { steps, ...mark } = routerState(state)
  return tabOfHistory(mark) === tabId && Number.isInteger(steps) ? Number(steps) : 0
}

/** The state of a sub-app's entry, marked with its tab; only plain objects can be marked. */
function markedState(state: unknown, tabId: string, steps: number): unknown {
  if (state !== null && state !== undefined && (!isRecord(state) || Array.isArray(state))) return state
  return { ...state, usr: { ...routerState(state), ...historyState(tabId), steps } }
}

const isBelow = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)

/**
 * Whether the current entry belongs to the page: one of its tab, or, as after `location.hash = …`, an unmarked one
 * while the page is visible.
 */
export function isOwnEntry(page: {
  readonly ownPrefix: string
  readonly tabId: string
  readonly isShown: () => boolean
}): boolean {
  if (!isBelow(location.pathname, page.ownPrefix)) return false
  const tab = tabOfHistory(routerState(history.state))
  return tab === undefined ? page.isShown() : tab === page.tabId
}

interface HistoryGuardOptions {
  /** The path that all addresses of the sub-app begin with, e.g. `/child/oms`. */
  readonly ownPrefix: string
  /** The tab that the page lives in now. */
  readonly tabId: () => string
  /** A hidden page must not change the address. */
  readonly isShown: () => boolean
  /** Called for the first refused navigation. */
  readonly onRefused: (move: string) => void
}

/**
 * The history object of a sub-app: only navigation below its prefix and back over its own entries is allowed. Prevents:
 * a router that navigates the portal or leaves the tab by `history.back()`; a tracker's `pushState` wrapper (Sentry)
 * called by the portal.
 */
export function guardHistory(history: History, options: HistoryGuardOptions): History {
  const { ownPrefix, tabId, isShown, onRefused } = options
  const isOwn = (url: string | URL | null | undefined) => {
    if (url === undefined || url === null || url === '') return true
    const base = document.baseURI
    if (!URL.canParse(String(url), base)) return false
    const { origin, pathname } = new URL(url, base)
    return origin === location.origin && isBelow(pathname, ownPrefix)
  }
  let hasReported = false
  const refuse = (move: string) => {
    if (hasReported) return
    hasReported = true
    onRefused(move)
  }
  const guarded =
    (name: 'pushState' | 'replaceState', added: 0 | 1): History['pushState'] =>
    (data, unused, url) => {
      if (!isOwn(url)) return refuse(`${name}(${String(url)})`)
      const tab = tabId()
      if (isShown()) history[name](markedState(data, tab, stepsOf(history.state, tab) + added), unused, url)
    }
  const go = (delta = 0, move = `go(${delta})`) => {
    // The same as `location.reload()`, which the portal handles by reloading the page alone.
    if (delta === 0 && 'navigation' in window) return history.go(0)
    // Entries ahead, and those before its own, may belong to other tabs.
    if (delta >= 0 || !isShown() || -delta > stepsOf(history.state, tabId())) refuse(move)
    else history.go(delta)
  }
  const own: History = Object.create(History.prototype)
  for (const name of ['length', 'scrollRestoration', 'state'] as const)
    Object.defineProperty(own, name, {
      configurable: true,
      get: () => history[name],
      set: (value: unknown) => Reflect.set(history, name, value),
    })
  // Trackers and old routers wrap `pushState`: for their page only, since the portal's router uses the real one.
  return Object.assign(own, {
    pushState: guarded('pushState', 1),
    replaceState: guarded('replaceState', 0),
    go: (delta?: number) => go(delta),
    back: () => go(-1, 'back()'),
    forward: () => refuse('forward()'),
  })
}
