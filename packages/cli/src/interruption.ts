import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM'] as const

/** As a shell has it for a command that a signal ended. */
export const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal]

/**
 * Makes unhandled signals end the process by `process.exit`, which deletes temporary files.
 * @returns undoes this
 */
export function exitOnSignals(): () => void {
  const exit = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) === 1) process.exit(exitCodeOf(signal))
  }
  for (const signal of signals) process.prependListener(signal, exit)
  return () => {
    for (const signal of signals) process.off(signal, exit)
  }
}

/** Aborted by Ctrl-C or SIGTERM. A second signal ends the process at once. */
export function interruption(): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of signals) process.once(signal, () => interrupted.abort())
  return interrupted.signal
}

/** The same during one piece of work: afterwards signals have their usual effect. */
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

/**
 * Passes signals on to a command of ours, which decides whether it ends. Ctrl-C in a terminal reaches it by itself, and
 * twice would be a wish to end at once.
 * @returns undoes this
 */
export function passSignalsTo(child: ChildProcess): () => void {
  const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY)
  const pass = (signal: NodeJS.Signals) => {
    if (signal !== 'SIGINT' || !hasTerminal) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}
