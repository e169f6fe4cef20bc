import type { Task } from '@portal/protocol/calls/approval'
import { expect, it } from 'vitest'
import { placeIn } from './queue.ts'

const taskOf = (taskId: number) => ({ taskId }) as Task // what the rule reads
const tasks = [1, 2, 3].map(taskOf)

it.each<[string, readonly Task[], number | string, readonly number[], (number | undefined)[]]>([
  ['in the middle', tasks, 2, [], [3, 1, 2]],
  ['with its id as text', tasks, '2', [], [3, 1, 2]],
  ['the first one', tasks, 1, [], [2, undefined, 2]],
  ['the last one begins again', tasks, 3, [], [1, 2, 2]],
  ['decided ones are left out, the task itself keeps its place', tasks, 2, [1, 2], [3, undefined, 1]],
  ['alone', [taskOf(2)], 2, [], [undefined, undefined, 0]],
  ['not among them', tasks, 9, [], [1, undefined, 3]],
  ['nothing waits', [], 9, [], [undefined, undefined, 0]],
])('the place of a task: %s', (_where, all, taskId, gone, expected) => {
  const place = placeIn(all, taskId, (task) => gone.includes(Number(task.taskId)))
  expect([place.next?.taskId, place.previous?.taskId, place.others]).toEqual(expected)
})
