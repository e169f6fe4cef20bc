const signals = ['SIGINT', 'SIGTERM'] as const

/** Aborted by Ctrl-C or SIGTERM. A second signal ends the process at once. */
export function interruption(): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of signals) process.once(signal, () => interrupted.abort())
  return interrupted.signal
}

/** The same for one piece of work: afterwards a signal does what it always does. */
export async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interrupted = new AbortController()
  const abort = () => interrupted.abort()
  for (const signal of signals) process.once(signal, abort)
  try {
    return await work(interrupted.signal)
  } finally {
    for (const signal of signals) process.off(signal, abort)
  }
}
