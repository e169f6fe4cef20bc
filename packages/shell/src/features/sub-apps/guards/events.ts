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
  readonly forget: () => void
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

interface ListenerOptions {
  readonly isShown: () => boolean
  /** Whether the address is one of the page. */
  readonly isAtOwnAddress?: () => boolean
  /** Called when a listener ends that its code may count on. */
  readonly onLeft?: () => void
  /** Runs the code of a listener as that of the instance. */
  readonly run?: (call: () => void) => void
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

/** Withheld while the address is another page's: a router would look for a page of its own there. */
const addressEvents = new Set(['popstate', 'hashchange'])

/**
 * React marks an element or the document and then listens to it, once for all its roots. These listeners must outlive
 * the page, or nothing in a pop-up answers when it is opened again.
 */
const reactMark = /^(?:_reactListening|__reactEvents\$)/
const knownReactMarks = new WeakMap<EventTarget, Set<string>>()
/** The target that React is listening to now. */
let markedByReact: EventTarget | undefined

function isReactListening(target: EventTarget, listener: Listener): boolean {
  if (typeof listener !== 'function' || !listener.name.startsWith('bound ')) return false
  const known = knownReactMarks.get(target) ?? new Set()
  knownReactMarks.set(target, known)
  for (const key of Object.keys(target)) {
    if (!reactMark.test(key) || known.has(key)) continue
    known.add(key)
    markedByReact = target
    queueMicrotask(() => {
      markedByReact = undefined
    })
  }
  return markedByReact === target
}

const fullOptions = (options: Options): AddEventListenerOptions =>
  typeof options === 'object' ? (options ?? {}) : { capture: options === true }
const captures = (options: Options): boolean => fullOptions(options).capture === true

/** Those of all instances, so that each can be removed by any of the documents and windows that lead to its target. */
const registrationsByListener = new WeakMap<Listener, Set<Registration>>()

type Given = readonly [target: EventTarget, type: string, listener: Listener, options?: Options]

const registrationsOf = ([target, type, listener, options]: Given): Registration[] =>
  [...(registrationsByListener.get(listener) ?? [])].filter(
    (one) =>
      one.target === target &&
      one.type === type &&
      one.capture === captures(options) &&
      // Other abort listeners may run before `onAbort`.
      !one.signal?.aborted,
  )

/** Removes a listener that an instance has added; false when there is none. */
export function removeListener(
  target: EventTarget,
  type: string,
  listener: Listener | null,
  options?: Options,
): boolean {
  const [registration] = listener ? registrationsOf([target, type, listener, options]) : []
  registration?.forget()
  return registration !== undefined
}

/**
 * Listeners of one sub-app instance on targets that it shares with the portal; they end with its page.
 *
 * Prevents: a closed page that still reacts to clicks and keys of the portal, a hidden page that handles the keys, the
 * clipboard or the drag that are meant for the visible one, and a hidden router that follows the address of another page.
 */
export function guardListeners(options: ListenerOptions): ListenerGuard {
  const { isShown, isAtOwnAddress = isShown, onLeft = () => {}, run = (call) => call() } = options
  const registrations = new Set<Registration>()
  let isLoading = true
  let isOver = false

  const find = (...given: Given) => registrationsOf(given).find((one) => registrations.has(one))
  const isWithheld = (type: string) =>
    (visiblePageEvents.has(type) && !isShown()) || (addressEvents.has(type) && !isAtOwnAddress())
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
    registrations.delete(registration)
    registrationsByListener.get(registration.listener)?.delete(registration)
  }

  return {
    add(target, type, listener, options) {
      // `once` is handled here: an event withheld from a hidden page must not use it up. `signal` is handled here so
      // that a long-lived one retains nothing.
      const { once, signal, ...others } = fullOptions(options)
      if (!listener || signal?.aborted) return
      if (isOver) return onLeft()
      if (find(target, type, listener, options)) return
      const registration: Registration = {
        target,
        type,
        listener,
        capture: captures(options),
        options: others,
        signal,
        handle(event) {
          if (signal?.aborted || isWithheld(event.type)) return
          if (once) forget(registration)
          run(() => {
            if (typeof listener === 'function') listener.call(event.currentTarget, event)
            else listener.handleEvent(event)
          })
        },
        onAbort: () => forget(registration),
        isOfScripts: isLoading || isReactListening(target, listener),
        forget: () => forget(registration),
      }
      attach(registration)
      registrations.add(registration)
      const ofListener = registrationsByListener.get(listener) ?? new Set()
      registrationsByListener.set(listener, ofListener.add(registration))
    },
    remove(target, type, listener, options) {
      const registration = listener && find(target, type, listener, options)
      if (registration) forget(registration)
      else if (!removeListener(target, type, listener, options))
        // It may have been added past the guards.
        native.remove.call(target, type, listener, captures(options))
    },
    has: (target, type, listener, options) => find(target, type, listener, options) !== undefined,
    begin() {
      for (const one of registrations) if (one.signal?.aborted) forget(one)
      if (isOver) registrations.forEach(attach)
      isLoading = false
      isOver = false
    },
    end() {
      if (isOver) return
      isOver = true
      for (const one of registrations) {
        if (one.isOfScripts) {
          detach(one)
          continue
        }
        forget(one)
        onLeft()
      }
    },
  }
}

/** The browser's own, before this module or a sub-app wraps them. */
const native = {
  add: EventTarget.prototype.addEventListener,
  remove: EventTarget.prototype.removeEventListener,
}
