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
  /** A page is being mounted: timers may start again, and intervals of the scripts run again. */
  begin(): void
  /** Cancels all timers of the page; no new ones start. */
  end(): void
  /** Cancels intervals of the scripts too: a running one keeps the scripts in memory though no page follows. */
  endForGood(): void
}

/** The browser would evaluate a string as handler outside the sandbox. */
function expectFunction(
  name: string,
  handler: TimerHandler,
): asserts handler is (...args: unknown[]) => void {
  if (typeof handler !== 'function') throw new TypeError(`${name} expects a function`)
}

/** Tracks the pending ids of one kind of timer, to cancel them together. */
function pendingTimers(cancel: (id: number) => void, isOver: () => boolean) {
  const ids = new Set<number>()
  return {
    /** Schedules something that fires once: `schedule` gets the callback for the browser. */
    once<Args extends unknown[]>(
      handler: (...args: Args) => void,
      schedule: (run: (...args: Args) => void) => number,
    ): number {
      if (isOver()) return 0
      const id = schedule((...args) => {
        ids.delete(id)
        handler(...args)
      })
      ids.add(id)
      return id
    },
    add: (id: number) => void ids.add(id),
    cancel(id: number | undefined) {
      if (id === undefined) return
      ids.delete(id)
      cancel(id)
    },
    cancelAll() {
      ids.forEach(cancel)
      ids.clear()
    },
  }
}

/**
 * Timers and frames that end with their page.
 *
 * Prevents: a closed page that keeps polling or rendering. qiankun cancels only intervals, and lets an unmounted page
 * start new ones.
 */
export function guardTimers(original: Timers = window): TimerGuard {
  let isOver = false
  let isLoading = true
  const pending = (cancel: (id: number) => void) => pendingTimers(cancel, () => isOver)

  const timeouts = pending((id) => original.clearTimeout(id))
  const intervals = pending((id) => original.clearInterval(id))
  /** Started while the scripts were evaluated, which happens once: paused between two pages, not cancelled. */
  const scriptIntervals = pending((id) => original.clearInterval(id))
  const frames = pending((id) => original.cancelAnimationFrame(id))
  const idleCallbacks = pending((id) => original.cancelIdleCallback(id))

  const end = () => {
    isOver = true
    for (const kind of [timeouts, intervals, frames, idleCallbacks]) kind.cancelAll()
  }

  return {
    timers: {
      setTimeout(handler: TimerHandler, delay?: number, ...args: unknown[]) {
        expectFunction('setTimeout', handler)
        return timeouts.once(
          () => handler(...args),
          (run) => original.setTimeout(run, delay),
        )
      },
      clearTimeout: timeouts.cancel,
      setInterval(handler: TimerHandler, delay?: number, ...args: unknown[]) {
        expectFunction('setInterval', handler)
        if (isOver) return 0
        const id = original.setInterval(() => !isOver && handler(...args), delay)
        const kind = isLoading ? scriptIntervals : intervals
        kind.add(id)
        return id
      },
      clearInterval(id) {
        scriptIntervals.cancel(id)
        intervals.cancel(id)
      },
      requestAnimationFrame: (handler) => frames.once(handler, (run) => original.requestAnimationFrame(run)),
      cancelAnimationFrame: frames.cancel,
      requestIdleCallback: (handler, options) =>
        idleCallbacks.once(handler, (run) => original.requestIdleCallback(run, options)),
      cancelIdleCallback: idleCallbacks.cancel,
    },
    begin() {
      isLoading = false
      isOver = false
    },
    end,
    endForGood() {
      end()
      scriptIntervals.cancelAll()
    },
  }
}
