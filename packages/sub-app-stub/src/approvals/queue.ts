import type { Task } from '@portal/protocol/calls/approval'
import { type Id, sameId } from '@portal/protocol/rules/ids'

interface Place {
  readonly next: Task | undefined
  readonly previous: Task | undefined
  /** How many others wait. */
  readonly others: number
}

/**
 * The previous and next waiting task, longest waiting first; wraps around.
 * @param gone whether a task was decided in the meantime
 */
export function placeIn(tasks: readonly Task[], taskId: Id, gone: (task: Task) => boolean): Place {
  const isCurrent = (task: Task) => sameId(task.taskId, taskId)
  const left = tasks.filter((task) => isCurrent(task) || !gone(task))
  const index = left.findIndex(isCurrent)
  const others = left.filter((task) => !isCurrent(task))
  return {
    next: others[Math.max(index, 0)] ?? others[0],
    previous: index > 0 ? left[index - 1] : undefined,
    others: others.length,
  }
}
