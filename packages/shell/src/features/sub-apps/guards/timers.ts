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
  /** Ends everything that waits, and lets nothing new begin. */
  end(): void
  /** Lets timers begin again, when the page is mounted; intervals of the scripts themselves go on. */
  begin(): void
  /** Ends those of the scripts, too: no page of theirs comes any more. A ticking one keeps them all in memory. */
  endForGood(): void
}

/** A text as handler would be run outside the sandbox. */
function expectFunction(
  name: string,
  handler: TimerHandler,
): asserts handler is (...args: unknown[]) => void {
  if (typeof handler !== 'function') throw new TypeError(`${name} expects a function`)
}

/**
 * Timers and frames that end with their page. The hosting library does so for intervals alone, and lets a page begin
 * new ones after its end.
 */
export function guardTimers(original: Timers = window): TimerGuard {
  let isOver = false
  let isLoading = true

  /** Keeps the ids of one kind of timer, to cancel what is left of it. */
  function waiting(cancel: (id: number) => void) {
    const ids = new Set<number>()
    return {
      /** Something that happens once: `ask` gets what the browser is to call then. */
      once<Args extends unknown[]>(
        handler: (...args: Args) => void,
        ask: (run: (...args: Args) => void) => number,
      ): number {
        if (isOver) return 0
        const id = ask((...args) => {
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
      end() {
        ids.forEach(cancel)
        ids.clear()
      },
    }
  }

  const timeouts = waiting((id) => original.clearTimeout(id))
  const intervals = waiting((id) => original.clearInterval(id))
  /** Of the scripts, which do not run again to begin them anew: between two pages they tick in silence. */
  const lasting = waiting((id) => original.clearInterval(id))
  const frames = waiting((id) => original.cancelAnimationFrame(id))
  const pauses = waiting((id) => original.cancelIdleCallback(id))

  const end = () => {
    isOver = true
    for (const kind of [timeouts, intervals, frames, pauses]) kind.end()
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
        const kept = isLoading ? lasting : intervals
        kept.add(id)
        return id
      },
      clearInterval(id) {
        lasting.cancel(id)
        intervals.cancel(id)
      },
      requestAnimationFrame: (handler) => frames.once(handler, (run) => original.requestAnimationFrame(run)),
      cancelAnimationFrame: frames.cancel,
      requestIdleCallback: (handler, options) =>
        pauses.once(handler, (run) => original.requestIdleCallback(run, options)),
      cancelIdleCallback: pauses.cancel,
    },
    end,
    begin() {
      isLoading = false
      isOver = false
    },
    endForGood() {
      end()
      lasting.end()
    },
  }
}
