import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Decision, decideTask } from './approvals.ts'
import type { ProcessSubject } from './generated/client.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import type { World } from './worlds/world.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

/** An approval that runs, with its steps in their order. */
const running = (subject: ProcessSubject) =>
  world.db.approvalProcess.findFirstOrThrow({
    where: { subject, state: 'running' },
    include: { tasks: { orderBy: { stepNo: 'asc' } } },
  })

const waitingTask = (processId: number) =>
  world.db.approvalTask.findFirst({ where: { processId, state: 'waiting' } })

async function decide(processId: number, verdict: Decision['verdict']) {
  const task = await waitingTask(processId)
  if (!task) throw new Error('Nothing waits')
  return decideTask(world, { taskId: task.id, assigneeId: task.assigneeId, verdict, comment: '见附件' })
}

async function approveToTheEnd(processId: number) {
  while (await waitingTask(processId)) await decide(processId, 'approved')
  return world.db.approvalProcess.findUniqueOrThrow({ where: { id: processId }, include: { tasks: true } })
}

const statusOf = {
  salesOrder: async (orderNo: string) =>
    (await world.db.salesOrder.findUniqueOrThrow({ where: { orderNo } })).status,
  project: async (projectNo: string) =>
    (await world.db.project.findUniqueOrThrow({ where: { projectNo } })).stage,
  contract: async (contractNo: string) =>
    (await world.db.contract.findUniqueOrThrow({ where: { contractNo } })).status,
}

describe('a task that is decided', () => {
  it.each([
    ['salesOrder', 'approved', 'draft'],
    ['project', 'bidding', 'registered'],
    ['contract', 'effective', 'terminated'],
  ] as const)(
    'moves a %s to %s in the end, and to %s when it is rejected',
    async (subject, after, rejected) => {
      const first = await running(subject)
      const ended = await approveToTheEnd(first.id)
      expect([ended.state, new Set(ended.tasks.map(({ state }) => state))]).toEqual([
        'approved',
        new Set(['approved']),
      ])
      expect(await statusOf[subject](first.businessKey)).toBe(after)

      const second = await running(subject)
      expect(await decide(second.id, 'rejected')).toMatchObject({
        kind: 'decided',
        process: { state: 'rejected' },
      })
      expect(await statusOf[subject](second.businessKey)).toBe(rejected)
      expect(await waitingTask(second.id)).toBeNull()
    },
  )

  it('is decided once, by the one for whom it waits', async () => {
    const { id } = await running('contract')
    const task = await waitingTask(id)
    if (!task) throw new Error('Nothing waits')
    const decision = {
      taskId: task.id,
      assigneeId: task.assigneeId,
      verdict: 'approved',
      comment: '',
    } as const
    const outcomes = [
      await decideTask(world, { ...decision, assigneeId: task.assigneeId + 1 }),
      await decideTask(world, decision),
      await decideTask(world, decision),
    ]
    expect(outcomes.map(({ kind }) => kind)).toEqual(['not-waiting', 'decided', 'not-waiting'])
  })

  it.each(['approved', 'rejected'] as const)('is never %s by its applicant', async (verdict) => {
    const process = await running('salesOrder')
    const { id: taskId } = process.tasks.find(({ state }) => state === 'waiting') ?? { id: 0 }
    const assigneeId = process.applicantId
    await world.db.approvalTask.update({ where: { id: taskId }, data: { assigneeId } })
    const outcome = await decideTask(world, { taskId, assigneeId, verdict, comment: '' })
    expect(outcome).toEqual({ kind: 'own-application' })
    expect((await waitingTask(process.id))?.id).toBe(taskId)
    expect(await statusOf.salesOrder(process.businessKey)).toBe('submitted')
  })
})
