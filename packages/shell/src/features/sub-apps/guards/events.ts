type Listener = EventListenerOrEventListenerObject
type Options = boolean | AddEventListenerOptions | null | undefined

interface Heard {
  readonly target: EventTarget
  readonly type: string
  readonly listener: Listener
  readonly capture: boolean
  readonly options: AddEventListenerOptions
  readonly signal: AbortSignal | undefined
  readonly hear: (event: Event) => void
  readonly takeBack: () => void
  /** Added while the scripts of the sub-app ran for the first time: they do not run again. */
  readonly isLasting: boolean
}

export interface ListenerGuard {
  add(target: EventTarget, type: string, listener: Listener | null, options?: Options): void
  remove(target: EventTarget, type: string, listener: Listener | null, options?: Options): void
  /** Whether a listener is still heard. */
  has(target: EventTarget, type: string, listener: Listener, options?: Options): boolean
  /** A page is about to be mounted: what the scripts themselves listen to is heard again. */
  begin(): void
  /** Nothing is heard any more, and nothing new. */
  end(): void
}

/**
 * What people do to the page in front of them; a page behind it has no part in that. It hears `dragend`, which does
 * nothing but tidy up, perhaps after a drag that hid the page.
 */
const ofTheScreen = new Set([
  ...['keydown', 'keyup', 'keypress'],
  ...['copy', 'cut', 'paste'],
  ...['dragstart', 'drag', 'dragenter', 'dragover', 'dragleave', 'drop'],
])

/** React hears it once for all its pages: it marks the document and never listens again. */
const ofTheScripts = 'selectionchange'

const inFull = (options: Options): AddEventListenerOptions =>
  typeof options === 'object' ? (options ?? {}) : { capture: options === true }
const captures = (options: Options): boolean => inFull(options).capture === true

/** Listeners of one sub-app instance on targets that it shares with everybody: they end with its page. */
export function guardListeners(isShown: () => boolean): ListenerGuard {
  let heard: Heard[] = []
  let isLoading = true
  let isOver = false

  const find = (target: EventTarget, type: string, listener: Listener, options: Options) =>
    heard.find(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === captures(options) &&
        // Others may learn from the signal before it is forgotten.
        !one.signal?.aborted,
    )
  const listen = ({ target, type, hear, options, signal, takeBack }: Heard) => {
    signal?.addEventListener('abort', takeBack)
    native.add.call(target, type, hear, options)
  }
  const ignore = ({ target, type, hear, capture, signal, takeBack }: Heard) => {
    native.remove.call(target, type, hear, capture)
    signal?.removeEventListener('abort', takeBack)
  }
  const forget = (entry: Heard) => {
    ignore(entry)
    heard = heard.filter((one) => one !== entry)
  }

  return {
    add(target, type, listener, options) {
      // Told once is told to its page: what was withheld does not count. And a signal that lives on is to hold nothing.
      const { once, signal, ...others } = inFull(options)
      if (!listener || isOver || signal?.aborted || find(target, type, listener, options)) return
      const entry: Heard = {
        target,
        type,
        listener,
        capture: captures(options),
        options: others,
        signal,
        hear(event) {
          if (signal?.aborted || (ofTheScreen.has(event.type) && !isShown())) return
          if (once) forget(entry)
          if (typeof listener === 'function') listener.call(event.currentTarget, event)
          else listener.handleEvent(event)
        },
        takeBack: () => forget(entry),
        isLasting: isLoading || type === ofTheScripts,
      }
      listen(entry)
      heard.push(entry)
    },
    remove(target, type, listener, options) {
      const entry = listener && find(target, type, listener, options)
      if (entry) forget(entry)
      // Perhaps added by another way than this one.
      else native.remove.call(target, type, listener, captures(options))
    },
    has: (target, type, listener, options) => find(target, type, listener, options) !== undefined,
    begin() {
      heard = heard.filter(({ signal }) => !signal?.aborted)
      if (isOver) heard.forEach(listen)
      isLoading = false
      isOver = false
    },
    end() {
      isOver = true
      heard.forEach(ignore)
      heard = heard.filter(({ isLasting }) => isLasting)
    },
  }
}

/** Taken before anybody else could put something in their place. */
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
