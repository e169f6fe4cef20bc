import { afterAll, beforeAll, expect, test } from 'vitest'
import { askList } from '../../testing/list-cases.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

/** Everybody whose turn it is approves. */
async function approveToTheEnd(processId: number): Promise<void> {
  const where = { processId, state: 'waiting' } as const
  const next = () => portal.world.db.approvalTask.findFirst({ where, include: { assignee: true } })
  for (let task = await next(); task; task = await next()) {
    const certificate = await portal.certificateOf(task.assignee.userName)
    expect(await portal.call('approveTask', { body: { taskId: task.id } }, certificate)).toMatchObject({
      status: 'S',
    })
  }
}

test('a contract waits until its registration is approved, and is among the registered ones then', async () => {
  const { id, businessKey: contractNo } = await portal.world.db.approvalProcess.findFirstOrThrow({
    where: { subject: 'contract', state: 'running' },
  })
  const totals = async () => [
    (await askList(portal, 'contractWaitRegisterPagination', { contractNo })).total,
    (await askList(portal, 'contractPagination', { contractNo })).total,
  ]
  expect(await totals()).toEqual([1, 0])
  await approveToTheEnd(id)
  expect(await totals()).toEqual([0, 1])
  const { rows } = await askList(portal, 'contractPagination', { contractNo })
  expect(rows).toMatchObject([{ contractNo, status: 'effective', registeredAt: expect.any(String) }])
})
