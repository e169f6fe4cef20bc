import { historyState, routerState, tabOfHistory } from '../../../lib/history-state.ts'
import { isRecord } from '../../../lib/storage/checks.ts'

/** How many entries a page of this tab has put, one upon another, up to the one with this state: so far it may go back. */
function stepsOf(state: unknown, tabId: string): number {
  const { steps, ...mark } = routerState(state)
  return tabOfHistory(mark) === tabId && Number.isInteger(steps) ? Number(steps) : 0
}

/** The state that a sub-app puts into an entry, marked as its tab's; a state that holds no names stays as it is. */
function markedState(state: unknown, tabId: string, steps: number): unknown {
  if (state !== null && state !== undefined && (!isRecord(state) || Array.isArray(state))) return state
  return { ...state, usr: { ...routerState(state), ...historyState(tabId), steps } }
}

interface HistoryGuardOptions {
  /** The path that all addresses of the sub-app begin with, e.g. `/child/oms`. */
  readonly ownPrefix: string
  /** The tab that the page lives in by now. */
  readonly tabId: () => string
  /** Whether the page is on the screen: the address is never a hidden page's. */
  readonly isShown: () => boolean
  /** Told once about a move that is none of the sub-app's business. */
  readonly onRefused: (move: string) => void
}

/**
 * The history that code of a sub-app gets instead of the window's: the portal owns the address. Moves below the
 * sub-app's own prefix go through, for sub-apps with a router of the browser, and steps back over entries that it has
 * put itself; all others do nothing.
 */
export function guardHistory(history: History, options: HistoryGuardOptions): History {
  const { ownPrefix, tabId, isShown, onRefused } = options
  const isOwn = (url: string | URL | null | undefined) => {
    if (url === undefined || url === null || url === '') return true
    const base = document.baseURI
    if (!URL.canParse(String(url), base)) return false
    const { origin, pathname } = new URL(url, base)
    return origin === location.origin && (pathname === ownPrefix || pathname.startsWith(`${ownPrefix}/`))
  }
  let isTold = false
  const refuse = (move: string) => {
    if (isTold) return
    isTold = true
    onRefused(move)
  }
  const guarded =
    (name: 'pushState' | 'replaceState', stepsMore: 0 | 1): History['pushState'] =>
    (data, unused, url) => {
      if (!isOwn(url)) return refuse(`${name}(${String(url)})`)
      const tab = tabId()
      if (isShown())
        history[name](markedState(data, tab, stepsOf(history.state, tab) + stepsMore), unused, url)
    }
  const go = (delta = 0, move = `go(${delta})`) => {
    // What lies ahead, and what was there before its own entries, may belong to other tabs.
    if (delta >= 0 || !isShown() || -delta > stepsOf(history.state, tabId())) refuse(move)
    else history.go(delta)
  }
  const overrides: Partial<History> = {
    pushState: guarded('pushState', 1),
    replaceState: guarded('replaceState', 0),
    go: (delta) => go(delta),
    back: () => go(-1, 'back()'),
    forward: () => refuse('forward()'),
  }
  return new Proxy(history, {
    get: (target, name) => {
      if (name in overrides) return Reflect.get(overrides, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
}
