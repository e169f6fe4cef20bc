import type { ListenerGuard } from './listener-guard.ts'

type Handler = (this: unknown, ...args: unknown[]) => unknown

export interface HandlerGuard {
  get(target: EventTarget, name: string): Handler | null
  set(target: EventTarget, name: string, value: unknown): void
}

/** Names of the handler properties that `target` has, e.g. `onclick`. */
export function handlerNames(target: object): readonly string[] {
  const names = new Set<string>()
  for (let owner: object | null = target; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) if (/^on[a-z]/.test(name)) names.add(name)
  return [...names]
}

/**
 * What a handler property does beyond a listener: its answer counts, and `window.onerror` is told of an error in
 * pieces (HTML standard, event handler processing algorithm).
 */
function answer(handler: Handler, event: Event): void {
  if (event instanceof ErrorEvent && !(event.currentTarget instanceof Node)) {
    const { message, filename, lineno, colno, error } = event
    if (handler.call(event.currentTarget, message, filename, lineno, colno, error) === true)
      event.preventDefault()
    return
  }
  const answered = handler.call(event.currentTarget, event)
  const isRefused =
    event.type === 'beforeunload' ? answered !== undefined && answered !== null : answered === false
  if (isRefused) event.preventDefault()
}

/** Handler properties (`document.onclick = …`) of targets that a page shares with everybody, as listeners of its own. */
export function guardHandlers(guard: ListenerGuard): HandlerGuard {
  const set = new WeakMap<EventTarget, Map<string, { handler: Handler; listener: EventListener }>>()
  return {
    get(target, name) {
      const known = set.get(target)?.get(name)
      return known && guard.has(target, name.slice(2), known.listener) ? known.handler : null
    },
    set(target, name, value) {
      const known = set.get(target) ?? new Map()
      set.set(target, known)
      const before = known.get(name)
      if (before) guard.remove(target, name.slice(2), before.listener)
      known.delete(name)
      if (typeof value !== 'function') return
      const handler = value as Handler // whatever it is, it is called as every handler is
      const listener = (event: Event) => answer(handler, event)
      known.set(name, { handler, listener })
      guard.add(target, name.slice(2), listener)
    },
  }
}
