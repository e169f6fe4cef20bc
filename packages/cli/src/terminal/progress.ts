import type { OnProgress } from '@portal/store/progress'
import type { Terminal } from './terminal.ts'

const everyMilliseconds = 1_000

/**
 * Reports a long job in lines like `Users: 500 of 1000`, at most one a second and none for a job that is done sooner.
 * @param now milliseconds, only their differences count
 */
export function progressLines(terminal: Terminal, now: () => number = () => performance.now()): OnProgress {
  let last = now()
  return ({ task, done, total }) => {
    if (now() - last < everyMilliseconds) return
    last = now()
    terminal.note(`${task}: ${done} of ${total}`)
  }
}
