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

  /** False for what would continue behind the next page, or forever. */
  function mayStart(delay: number): boolean {
    if (!isOver) return true
    startedMs += Math.max(delay, shortestMs)
    if (!isOverForGood && startedMs <= limits.lateTimersMs) return true
    onLeft()
    return false
  }

  /** What is pending in one list of the browser, by id: its delay, or whether it is an interval of page or scripts. */
  function pendingIn(cancelInBrowser: (id: number) => void) {
    const pending = new Map<number, number | 'ofPage' | 'ofScripts'>()
    const cancel = (id: number | undefined) => {
      if (id === undefined) return
      pending.delete(id)
      cancelInBrowser(id)
    }
    return {
      pending,
      cancel,
      /** Schedules something that fires once: `schedule` gets the callback for the browser. */
      once<Args extends unknown[]>(
        handler: (...args: Args) => void,
        schedule: (fire: (...args: Args) => void) => number,
        delay = 0,
      ): number {
        if (!mayStart(delay)) return 0
        const id = schedule((...args) => {
          pending.delete(id)
          run(() => handler(...args))
        })
        pending.set(id, delay)
        return id
      },
    }
  }

  /** Timeouts and intervals: browsers have one list of both. */
  const timers = pendingIn((id) => original.clearTimeout(id))
  const frames = pendingIn((id) => original.cancelAnimationFrame(id))
  const idleCallbacks = pendingIn((id) => original.cancelIdleCallback(id))

  const end = () => {
    if (isOver) return
    isOver = true
    startedMs = 0
    const all = [...timers.pending]
    const waitingNow = all.filter(([, delay]) => Number(delay) > limits.lateTimersMs).length
    const intervals = all.filter(([, delay]) => delay === 'ofPage')
    // More than before are chains of timeouts that continue from page to page.
    if (intervals.length > 0 || waitingNow > (waiting ?? waitingNow)) onLeft()
    waiting = waitingNow
    for (const [id] of intervals) timers.cancel(id)
  }

  return {
    timers: {
      setTimeout(handler: TimerHandler, delay?: number, ...args: unknown[]) {
        const call = callable(handler)
        return timers.once(
          () => call(...args),
          (fire) => original.setTimeout(fire, delay),
          Number(delay) || 0,
        )
      },
      clearTimeout: timers.cancel,
      setInterval(handler: TimerHandler, delay?: number, ...args: unknown[]) {
        const call = callable(handler)
        if (!mayStart(Number.POSITIVE_INFINITY)) return 0
        const id = original.setInterval(() => !isOver && run(() => call(...args)), delay)
        timers.pending.set(id, isLoading ? 'ofScripts' : 'ofPage')
        return id
      },
      clearInterval: timers.cancel,
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
      for (const { pending, cancel } of [timers, frames, idleCallbacks])
        for (const id of pending.keys()) cancel(id)
    },
  }
}
