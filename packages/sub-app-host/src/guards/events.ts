import { dialogAround } from '../portal/modal-dialogs.ts'
import { reactMarkOf } from './running-instance.ts'

type Listener = EventListenerOrEventListenerObject
type Options = boolean | AddEventListenerOptions | null | undefined

interface Registration {
  readonly target: EventTarget
  readonly type: string
  readonly listener: Listener
  readonly capture: boolean
  /** The function that the target calls. */
  readonly handle: (event: Event) => void
  readonly signal: AbortSignal | undefined
  /** Added while the scripts were evaluated, which happens once: rests until the next page. */
  readonly isOfScripts: boolean
  readonly forget: () => void
}

export interface ListenerGuard {
  add(target: EventTarget, type: string, listener: Listener | null, options?: Options): void
  remove(target: EventTarget, type: string, listener: Listener | null, options?: Options): void
  has(target: EventTarget, type: string, listener: Listener, options?: Options): boolean
  /** The page is shown or hidden. */
  shown(isShown: boolean): void
  /** A page is being mounted. */
  begin(): void
  /** Removes the listeners of the page; those of the scripts rest, and no new ones are added. */
  end(): void
  /** No page follows: removes all. */
  endForGood(): void
}

interface ListenerOptions {
  readonly isShown: () => boolean
  /** Whether an element belongs to the page, inside it or beside the portal. */
  readonly isOfPage?: (element: Element) => boolean
  /** Whether the current address belongs to the page. */
  readonly isAtOwnAddress?: () => boolean
  /** Called when a listener is removed that other code may rely on. */
  readonly onLeft?: () => void
  /** Runs a listener as code of the instance. */
  readonly run?: (call: () => void) => void
  /** What scrolls in place of the window. */
  readonly panel?: () => EventTarget | undefined
  /** What the instance has in place of a target, which is `this` in its listeners. */
  readonly ownTarget?: (target: EventTarget) => unknown
}

/**
 * Input for the visible page, withheld from hidden ones. Not `dragend`: it only cleans up, perhaps after a drag that
 * hid the page.
 */
const visiblePageEvents = new Set([
  ...['keydown', 'keyup', 'keypress'],
  ...['copy', 'cut', 'paste'],
  ...['dragstart', 'drag', 'dragenter', 'dragover', 'dragleave', 'drop'],
])

/**
 * Also withheld from a hidden page if they happen outside it. Not the end of a press or movement, which may have
 * started there.
 */
const pressesAndFocus = new Set([
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'mousedown', 'pointerdown', 'touchstart', 'wheel'],
  ...['focus', 'focusin'],
])

/** Withheld while the address belongs to another page: a router would look for a page of its own there. */
const addressEvents = new Set(['popstate', 'hashchange'])

const fullOptions = (options: Options): AddEventListenerOptions =>
  typeof options === 'object' ? (options ?? {}) : { capture: options === true }
const captures = (options: Options): boolean => fullOptions(options).capture === true

/**
 * Listeners of all instances, so that each can be removed through any of the documents and windows that stand for its
 * target.
 */
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

/** Removes a listener of an instance; false if there is none. */
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
 * Listeners of one sub-app instance on shared targets; removed with its page. Prevents: a closed page that reacts to
 * clicks and keys; a hidden one that handles keys, clipboard or drags, blocks clicks (focus-trap), or follows another
 * page's address; and one that takes the focus out of a dialog of the portal (Bootstrap).
 */
export function guardListeners(options: ListenerOptions): ListenerGuard {
  const { isShown, isOfPage = () => false } = options
  const { isAtOwnAddress = isShown, onLeft = () => {}, run = (call) => call() } = options
  const { ownTarget = (target) => target, panel = () => undefined } = options
  const registrations = new Set<Registration>()
  let isLoading = true
  let isOver = false
  /** What started earlier still reaches the page, such as the press that hid it. */
  let hiddenSince = 0

  const find = (...given: Given) => registrationsOf(given).find((one) => registrations.has(one))
  const isWithheld = ({ type, target, timeStamp }: Event) => {
    if (addressEvents.has(type)) return !isAtOwnAddress()
    const isForVisible = visiblePageEvents.has(type)
    if (isForVisible && !isShown()) return true
    if (!isForVisible && !pressesAndFocus.has(type)) return false
    if (!(target instanceof Element) || isOfPage(target)) return false
    // A dialog of the portal could not be answered over one of the page, which keeps the focus.
    return isShown() ? dialogAround(target) !== null : timeStamp > hiddenSince
  }
  const endAll = (isEnded: (one: Registration) => boolean) => {
    for (const one of registrations) {
      if (!isEnded(one)) continue
      one.forget()
      if (!one.isOfScripts) onLeft()
    }
  }

  return {
    add(target, type, listener, options) {
      // `once` is handled here: an event withheld from a hidden page must not use it up. `signal` is handled here so
      // that a long-lived one retains nothing.
      const { once, signal, ...others } = fullOptions(options)
      if (!listener || signal?.aborted) return
      if (isOver) return onLeft()
      if (find(target, type, listener, options)) return
      const capture = captures(options)
      // Every event passes the window in the capture phase, wherever it happens.
      const isScroll = /^scroll(?:end)?$/.test(type) && !capture && (target === window || target === document)
      const added = { ...others, capture: capture || isScroll }
      const registration: Registration = {
        target,
        type,
        listener,
        capture,
        signal,
        handle(event) {
          if (isOver || signal?.aborted || isWithheld(event)) return
          if (isScroll && ![panel(), target, document].includes(event.target ?? undefined)) return
          if (once) registration.forget()
          run(() => {
            if (typeof listener === 'function') listener.call(ownTarget(target), event)
            else listener.handleEvent(event)
          })
        },
        isOfScripts: isLoading || reactMarkOf(target, listener) !== undefined,
        forget() {
          native.remove.call(target, type, registration.handle, added)
          signal?.removeEventListener('abort', registration.forget)
          registrations.delete(registration)
          registrationsByListener.get(listener)?.delete(registration)
        },
      }
      native.add.call(target, type, registration.handle, added)
      signal?.addEventListener('abort', registration.forget)
      registrations.add(registration)
      const ofListener = registrationsByListener.get(listener) ?? new Set()
      registrationsByListener.set(listener, ofListener.add(registration))
    },
    remove(target, type, listener, options) {
      // It may have been added bypassing the guards.
      if (!removeListener(target, type, listener, options))
        native.remove.call(target, type, listener, captures(options))
    },
    has: (target, type, listener, options) => find(target, type, listener, options) !== undefined,
    shown(isShownNow) {
      if (!isShownNow) hiddenSince = performance.now()
    },
    begin() {
      isLoading = false
      isOver = false
    },
    end() {
      isOver = true
      endAll(({ isOfScripts }) => !isOfScripts)
    },
    endForGood() {
      isOver = true
      endAll(() => true)
    },
  }
}

/** The browser's own, before this module or a sub-app wraps them. */
const native = {
  add: EventTarget.prototype.addEventListener,
  remove: EventTarget.prototype.removeEventListener,
}
