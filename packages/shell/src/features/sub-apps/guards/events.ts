type Listener = EventListenerOrEventListenerObject
type Options = boolean | AddEventListenerOptions | null | undefined

interface Registration {
  readonly target: EventTarget
  readonly type: string
  readonly listener: Listener
  readonly capture: boolean
  readonly options: AddEventListenerOptions
  readonly signal: AbortSignal | undefined
  /** The function that the target calls. */
  readonly handle: (event: Event) => void
  readonly onAbort: () => void
  /** Added while the scripts were evaluated, which happens once: reused by the next page. */
  readonly isOfScripts: boolean
}

export interface ListenerGuard {
  add(target: EventTarget, type: string, listener: Listener | null, options?: Options): void
  remove(target: EventTarget, type: string, listener: Listener | null, options?: Options): void
  has(target: EventTarget, type: string, listener: Listener, options?: Options): boolean
  /** A page is being mounted: listeners of the scripts are added again. */
  begin(): void
  /** Removes all listeners; no new ones are added. */
  end(): void
}

/**
 * Input for the visible page, withheld from hidden ones. Not `dragend`: it only cleans up, perhaps after a drag that hid
 * the page.
 */
const visiblePageEvents = new Set([
  ...['keydown', 'keyup', 'keypress'],
  ...['copy', 'cut', 'paste'],
  ...['dragstart', 'drag', 'dragenter', 'dragover', 'dragleave', 'drop'],
])

/** React marks the document and listens to it once for all its roots, so this listener must outlive the page. */
const addedOncePerDocument = 'selectionchange'

const fullOptions = (options: Options): AddEventListenerOptions =>
  typeof options === 'object' ? (options ?? {}) : { capture: options === true }
const captures = (options: Options): boolean => fullOptions(options).capture === true

/**
 * Listeners of one sub-app instance on targets that it shares with the portal; they end with its page.
 *
 * Prevents: a closed page that still reacts to clicks and keys of the portal, and a hidden page that handles the keys,
 * the clipboard or the drag that are meant for the visible one.
 */
export function guardListeners(isShown: () => boolean): ListenerGuard {
  let registrations: Registration[] = []
  let isLoading = true
  let isOver = false

  const find = (target: EventTarget, type: string, listener: Listener, options: Options) =>
    registrations.find(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === captures(options) &&
        // Other abort listeners may run before `onAbort`.
        !one.signal?.aborted,
    )
  const attach = ({ target, type, handle, options, signal, onAbort }: Registration) => {
    signal?.addEventListener('abort', onAbort)
    native.add.call(target, type, handle, options)
  }
  const detach = ({ target, type, handle, capture, signal, onAbort }: Registration) => {
    native.remove.call(target, type, handle, capture)
    signal?.removeEventListener('abort', onAbort)
  }
  const forget = (registration: Registration) => {
    detach(registration)
    registrations = registrations.filter((one) => one !== registration)
  }

  return {
    add(target, type, listener, options) {
      // `once` is handled here: an event withheld from a hidden page must not use it up. `signal` is handled here so
      // that a long-lived one retains nothing.
      const { once, signal, ...others } = fullOptions(options)
      if (!listener || isOver || signal?.aborted || find(target, type, listener, options)) return
      const registration: Registration = {
        target,
        type,
        listener,
        capture: captures(options),
        options: others,
        signal,
        handle(event) {
          if (signal?.aborted || (visiblePageEvents.has(event.type) && !isShown())) return
          if (once) forget(registration)
          if (typeof listener === 'function') listener.call(event.currentTarget, event)
          else listener.handleEvent(event)
        },
        onAbort: () => forget(registration),
        isOfScripts: isLoading || type === addedOncePerDocument,
      }
      attach(registration)
      registrations.push(registration)
    },
    remove(target, type, listener, options) {
      const registration = listener && find(target, type, listener, options)
      if (registration) forget(registration)
      // It may have been added past this guard.
      else native.remove.call(target, type, listener, captures(options))
    },
    has: (target, type, listener, options) => find(target, type, listener, options) !== undefined,
    begin() {
      registrations = registrations.filter(({ signal }) => !signal?.aborted)
      if (isOver) registrations.forEach(attach)
      isLoading = false
      isOver = false
    },
    end() {
      isOver = true
      registrations.forEach(detach)
      registrations = registrations.filter(({ isOfScripts }) => isOfScripts)
    },
  }
}

/** The browser's own, before this module or a sub-app wraps them. */
const native = {
  add: EventTarget.prototype.addEventListener,
  remove: EventTarget.prototype.removeEventListener,
}

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
 * Calls a handler as the HTML standard's event handler processing algorithm does: its return value may prevent the
 * default action, and `window.onerror` gets the parts of an error.
 */
function callHandler(handler: Handler, event: Event): void {
  if (event instanceof ErrorEvent && !(event.currentTarget instanceof Node)) {
    const { message, filename, lineno, colno, error } = event
    if (handler.call(event.currentTarget, message, filename, lineno, colno, error) === true)
      event.preventDefault()
    return
  }
  const result = handler.call(event.currentTarget, event)
  const isPrevented =
    event.type === 'beforeunload' ? result !== undefined && result !== null : result === false
  if (isPrevented) event.preventDefault()
}

/**
 * Handler properties (`document.onclick = …`) of shared targets, turned into listeners of the instance.
 *
 * Prevents: a sub-app that replaces the handler of the portal or of another sub-app, or leaves its own behind.
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
      const listener = (event: Event) => callHandler(handler, event)
      handlers.set(name, { handler, listener })
      listeners.add(target, name.slice(2), listener)
    },
  }
}
