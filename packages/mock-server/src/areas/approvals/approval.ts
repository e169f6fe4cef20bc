import { type Decision, decideTask } from '@portal/store/approvals'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import { filled } from '../../errors/message.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { readHistoricTasks, readProcess, readTodoTasks } from './approvals.ts'

export const approvalHandlers: Pick<
  Handlers,
  | 'findTodoTasks'
  | 'findHistoricTasks'
  | 'getTaskUrl'
  | 'getProcessInformation'
  | 'approveTask'
  | 'rejectTask'
> = {
  findTodoTasks: ({ world, user, nameOf, input: { body } }) => readTodoTasks(world, user, body, nameOf),
  findHistoricTasks: ({ world, user, nameOf, input: { body } }) =>
    readHistoricTasks(world, user, body, nameOf),

  async getTaskUrl({ world, user, input: { body } }) {
    const task = await world.db.approvalTask.findUnique({
      where: { id: body.taskId, assigneeId: user.id },
      include: { process: { include: { menuItem: { include: { system: true } } } } },
    })
    if (!task) throw new Rejection(texts.unknownTask)
    const { businessKey, menuItem } = task.process
    const query = new URLSearchParams({ businessKey, taskId: String(task.id) })
    const url = `${menuItem.path}?${query}`
    return { systemCode: menuItem.system.code, menuCode: menuItem.code, businessKey, url }
  },

  async getProcessInformation({ world, user, nameOf, input: { body } }) {
    const process = await readProcess(world, user, body.processInstanceId, nameOf)
    if (!process) throw new Rejection(filled(texts.unknownProcess, { processNo: body.processInstanceId }))
    return process
  },

  approveTask: ({ world, user, input: { body } }) =>
    decide(world, { verdict: 'approved', assigneeId: user.id, comment: '', ...body }),
  rejectTask: ({ world, user, input: { body } }) =>
    decide(world, { verdict: 'rejected', assigneeId: user.id, ...body }),
}

async function decide(world: World, decision: Decision) {
  const outcome = await decideTask(world, decision)
  if (outcome.kind === 'not-waiting') throw new Rejection(texts.taskNotWaiting)
  if (outcome.kind === 'own-application') throw new Rejection(texts.ownApplication)
  const { processNo, state } = outcome.process
  return { processInstanceId: processNo, state }
}
