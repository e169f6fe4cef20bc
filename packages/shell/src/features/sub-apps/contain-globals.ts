import { guardHistory } from './history-guard.ts'
import { guardTimers, type TimerGuard } from './timer-guard.ts'

interface Containment {
  readonly timers: TimerGuard
  onRefused: ContainOptions['onRefused']
}

export interface ContainOptions {
  readonly ownPrefix: string
  readonly onRefused: (move: string) => void
}

/** By the global object of an instance, which the hosting library may use for several mounts. */
const contained = new WeakMap<object, Containment>()

/** Completes the hosting library's sandbox: history and timeouts, which it hands to the sub-app as they are. */
export function containGlobals(global: object, { ownPrefix, onRefused }: ContainOptions): void {
  const known = contained.get(global)
  if (known) {
    known.onRefused = onRefused
    known.timers.begin()
    return
  }
  const containment: Containment = { timers: guardTimers(), onRefused }
  contained.set(global, containment)
  const guarded = guardHistory(history, { ownPrefix, onRefused: (move) => containment.onRefused(move) })
  for (const [name, value] of Object.entries({ ...containment.timers.timers, history: guarded })) {
    // Defined, not set: the sandbox leaves properties alone that the window only reads.
    Object.defineProperty(global, name, { value, configurable: true, writable: true })
  }
}

/** After the page was taken away. */
export const releaseGlobals = (global: object): void => contained.get(global)?.timers.end()
