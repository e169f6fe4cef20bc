import { once } from '@portal/protocol/once'
import type { ListenerGuard } from './events.ts'

type Handler = (this: unknown, ...args: unknown[]) => unknown

export interface HandlerGuard {
  get(target: EventTarget, name: string): Handler | null
  set(target: EventTarget, name: string, value: unknown): void
}

/** Names of the handler properties of `target`, e.g. `onclick`. */
function handlerNames(target: object): readonly string[] {
  const names = new Set<string>()
  for (let owner: object | null = target; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) if (/^on[a-z]/.test(name)) names.add(name)
  return [...names]
}

/** The same for each instance, and slow to find among a thousand properties. */
export const handlerNamesOfWindow = once(() => handlerNames(window))

/**
 * Calls a handler like the HTML standard's event handler processing algorithm: its return value may prevent the default
 * action, and `window.onerror` gets the parts of an error.
 */
function callHandler(own: unknown, handler: Handler, event: Event): void {
  if (event instanceof ErrorEvent && !(event.currentTarget instanceof Node)) {
    const { message, filename, lineno, colno, error } = event
    if (handler.call(own, message, filename, lineno, colno, error) === true) event.preventDefault()
    return
  }
  const result = handler.call(own, event)
  const isPrevented =
    event.type === 'beforeunload' ? result !== undefined && result !== null : result === false
  if (isPrevented) event.preventDefault()
}

/**
 * Handler properties (`document.onclick = …`) of shared targets, as listeners of the instance. Prevents: a sub-app that
 * replaces the handler of the portal or another sub-app, or leaves its own behind.
 */
export function guardHandlers(listeners: ListenerGuard): HandlerGuard {
  const byTarget = new WeakMap<EventTarget, Map<string, { handler: Handler; listener: EventListener }>>()
  return {
    get(target, name) {
      const current = byTarget.get(target)?.get(name)
      return current && listeners.has(target, name.slice(2), current.listener) ? current.handler : null
    },
    set(target, name, value) {
      const handlers = byTarget.get(target) ?? new Map()
      byTarget.set(target, handlers)
      const previous = handlers.get(name)
      if (previous) listeners.remove(target, name.slice(2), previous.listener)
      handlers.delete(name)
      if (typeof value !== 'function') return
      const handler = value as Handler // called with a handler's arguments
      const listener = function (this: unknown, event: Event) {
        callHandler(this, handler, event)
      }
      handlers.set(name, { handler, listener })
      listeners.add(target, name.slice(2), listener)
    },
  }
}
