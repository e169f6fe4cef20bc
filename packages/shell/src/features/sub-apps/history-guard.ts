interface HistoryGuardOptions {
  /** The path that all addresses of the sub-app begin with, e.g. `/child/oms`. */
  readonly ownPrefix: string
  /** Told once about a move that is none of the sub-app's business. */
  readonly onRefused: (move: string) => void
}

/**
 * The history that code of a sub-app gets instead of the window's: the portal owns the address. Moves below the
 * sub-app's own prefix go through, for sub-apps with a router of the browser; all others do nothing.
 */
export function guardHistory(history: History, { ownPrefix, onRefused }: HistoryGuardOptions): History {
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
    (name: 'pushState' | 'replaceState'): History['pushState'] =>
    (data, unused, url) =>
      isOwn(url) ? history[name](data, unused, url) : refuse(`${name}(${String(url)})`)
  const overrides: Partial<History> = {
    pushState: guarded('pushState'),
    replaceState: guarded('replaceState'),
    // Where they lead is not for one page to say: the entries before it belong to other tabs.
    go: (delta) => refuse(`go(${delta ?? 0})`),
    back: () => refuse('back()'),
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
