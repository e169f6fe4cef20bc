type Listener = EventListenerOrEventListenerObject
type Options = boolean | AddEventListenerOptions | undefined

interface Heard {
  readonly target: EventTarget
  readonly type: string
  readonly listener: Listener
  readonly capture: boolean
  readonly options: Options
  readonly hear: (event: Event) => void
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

/** What people do to the page in front of them; a page behind it has no part in that. */
const ofTheScreen = new Set(['keydown', 'keyup', 'keypress', 'copy', 'cut', 'paste'])

/** React hears it once for all its pages: it marks the document and never listens again. */
const ofTheScripts = 'selectionchange'

const captures = (options: Options): boolean =>
  typeof options === 'object' ? options.capture === true : options === true

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
        one.capture === captures(options),
    )
  const listen = ({ target, type, hear, options }: Heard) => native.add.call(target, type, hear, options)
  const ignore = ({ target, type, hear, capture }: Heard) => native.remove.call(target, type, hear, capture)
  const forget = (entry: Heard) => {
    ignore(entry)
    heard = heard.filter((one) => one !== entry)
  }

  return {
    add(target, type, listener, options) {
      if (!listener || isOver || find(target, type, listener, options)) return
      const once = typeof options === 'object' && options.once === true
      const entry: Heard = {
        target,
        type,
        listener,
        capture: captures(options),
        // Told once is told to its page: what was withheld does not count.
        options: typeof options === 'object' ? { ...options, once: false } : options,
        hear(event) {
          if (ofTheScreen.has(event.type) && !isShown()) return
          if (once) forget(entry)
          if (typeof listener === 'function') listener.call(event.currentTarget, event)
          else listener.handleEvent(event)
        },
        isLasting: isLoading || type === ofTheScripts,
      }
      heard.push(entry)
      listen(entry)
    },
    remove(target, type, listener, options) {
      const entry = listener && find(target, type, listener, options)
      if (entry) forget(entry)
      // Perhaps added by another way than this one.
      else native.remove.call(target, type, listener, options)
    },
    has: (target, type, listener, options) => find(target, type, listener, options) !== undefined,
    begin() {
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
