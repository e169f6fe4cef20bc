type Timers = Pick<Window, 'setTimeout' | 'clearTimeout'>

export interface TimerGuard {
  readonly timers: Timers
  /** Ends everything that waits, and lets nothing new begin. */
  end(): void
  /** Lets timers begin again, when the page is mounted once more. */
  begin(): void
}

/** Timers that end with their page. The hosting library does so for intervals alone, but a timer may set itself anew, too. */
export function guardTimers(original: Timers = window): TimerGuard {
  const waiting = new Set<number>()
  let isOver = false
  const guarded = (handler: TimerHandler, delay?: number, ...args: unknown[]): number => {
    if (isOver) return 0
    // A text as handler would be run outside the sandbox.
    if (typeof handler !== 'function') throw new TypeError('setTimeout expects a function')
    const id = original.setTimeout(() => {
      waiting.delete(id)
      handler(...args)
    }, delay)
    waiting.add(id)
    return id
  }
  return {
    timers: {
      setTimeout: guarded,
      clearTimeout(id) {
        if (id !== undefined) waiting.delete(id)
        original.clearTimeout(id)
      },
    },
    end() {
      isOver = true
      for (const id of waiting) original.clearTimeout(id)
      waiting.clear()
    },
    begin() {
      isOver = false
    },
  }
}
