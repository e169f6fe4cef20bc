import { limits } from '../limits.ts'

type Timers = Pick<
  Window,
  | 'setTimeout'
  | 'clearTimeout'
  | 'setInterval'
  | 'clearInterval'
  | 'requestAnimationFrame'
  | 'cancelAnimationFrame'
  | 'requestIdleCallback'
  | 'cancelIdleCallback'
>

export interface TimerGuard {
  readonly timers: Timers
  /** A page is being mounted: timers may start again, and intervals of the scripts resume. */
  begin(): void
  /**
   * Ends intervals of the page. A pending timeout or frame fires once more, since remaining code may wait for it; what
   * it starts then must end soon.
   */
  end(): void
  /** Cancels everything: no page follows. */
  endForGood(): void
}

interface TimerOptions {
  readonly original?: Timers
  /** Called when a timer that remaining code may rely on ends or can't be started. */
  readonly onLeft?: () => void
  /** Runs a handler as code of the instance. */
  readonly run?: (call: () => void) => void
  /** The window of the instance, in which a string handler is evaluated; the browser would do so outside the sandbox. */
  readonly global?: object
}

/** Minimum duration of a frame, or of a timeout without a delay. */
const shortestMs = 10

/**
 * Timers and frames that end with their page. Prevents: a closed page that keeps polling or rendering. qiankun cancels
 * only intervals, and lets an unmounted page start new ones.
 */
export function guardTimers({
  original = window,
  onLeft = () => {},
  run = (call) => call(),
  global = window,
}: TimerOptions = {}): TimerGuard {
  // A browser evaluates whatever is no function, also what a caller has left out.
  const callable = (handler: TimerHandler): ((...args: unknown[]) => void) =>
    typeof handler === 'function'
      ? (...args) => Reflect.apply(handler, global, args)
      : () => new Function(`with(this){${handler}\n}`).call(global)
  let isOver = false
  let isOverForGood = false
  let isLoading = true
  /** Total duration of what was started since the page ended. */
  let startedMs = 0
  /** Long timeouts that the previous page left. */
  let waiting: number | undefined
  const kinds: { cancelAll(): void }[] = []

  /** False for what would continue behind the next page, or forever. */
  function mayStart(delay: number): boolean {
    if (!isOver) return true
    startedMs += Math.max(delay, shortestMs)
    if (!isOverForGood && startedMs <= limits.lateTimersMs) return true
    onLeft()
    return false
  }

  /** The pending ids of one kind of timer, to cancel them together. */
  function pendingTimers(cancel: (id: number) => void) {
    /** With their delays. */
    const ids = new Map<number, number>()
    const cancelAll = () => {
      for (const id of ids.keys()) cancel(id)
      ids.clear()
    }
    const kind = {
      ids,
      cancelAll,
      /** Schedules something that fires once: `schedule` gets the callback for the browser. */
      once<Args extends unknown[]>(
        handler: (...args: Args) => void,
        schedule: (fire: (...args: Args) => void) => number,
        delay = 0,
      ): number {
        if (!mayStart(delay)) return 0
        const id = schedule((...args) => {
          ids.delete(id)
          run(() => handler(...args))
        })
        ids.set(id, delay)
        return id
      },
      cancel(id: number | undefined) {
        if (id === undefined) return
        ids.delete(id)
        cancel(id)
      },
    }
    kinds.push(kind)
    return kind
  }

  const timeouts = pendingTimers((id) => original.clearTimeout(id))
  const intervals = pendingTimers((id) => original.clearInterval(id))
  /** Started while the scripts were evaluated, which happens once: paused between two pages, not cancelled. */
  const scriptIntervals = pendingTimers((id) => original.clearInterval(id))
  const frames = pendingTimers((id) => original.cancelAnimationFrame(id))
  const idleCallbacks = pendingTimers((id) => original.cancelIdleCallback(id))

  /** A browser has one list of both kinds: each function cancels either. */
  const clear = (id: number | undefined) => {
    for (const kind of [timeouts, intervals, scriptIntervals]) kind.cancel(id)
  }

  const end = () => {
    if (isOver) return
    isOver = true
    startedMs = 0
    const waitingNow = [...timeouts.ids.values()].filter((delay) => delay > limits.lateTimersMs).length
    // More than before are chains of timeouts that continue from page to page.
    if (intervals.ids.size > 0 || waitingNow > (waiting ?? waitingNow)) onLeft()
    waiting = waitingNow
    intervals.cancelAll()
  }

  return {
    timers: {
      setTimeout(handler: TimerHandler, delay?: number, ...args: unknown[]) {
        const call = callable(handler)
        return timeouts.once(
          () => call(...args),
          (fire) => original.setTimeout(fire, delay),
          Number(delay) || 0,
        )
      },
      clearTimeout: clear,
      setInterval(handler: TimerHandler, delay?: number, ...args: unknown[]) {
        const call = callable(handler)
        if (!mayStart(Number.POSITIVE_INFINITY)) return 0
        const id = original.setInterval(() => !isOver && run(() => call(...args)), delay)
        const kind = isLoading ? scriptIntervals : intervals
        kind.ids.set(id, 0)
        return id
      },
      clearInterval: clear,
      requestAnimationFrame: (handler) =>
        frames.once(handler, (fire) => original.requestAnimationFrame(fire)),
      cancelAnimationFrame: frames.cancel,
      requestIdleCallback: (handler, options) =>
        idleCallbacks.once(handler, (fire) => original.requestIdleCallback(fire, options)),
      cancelIdleCallback: idleCallbacks.cancel,
    },
    begin() {
      isLoading = false
      isOver = false
    },
    end,
    endForGood() {
      end()
      isOverForGood = true
      for (const kind of kinds) kind.cancelAll()
    },
  }
}
