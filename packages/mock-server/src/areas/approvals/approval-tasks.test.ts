import {
  type ApprovalSubject,
  approvalSubjects,
  type ProcessInformation,
  type Task,
} from '@portal/protocol/calls/approval'
import type { CallId } from '@portal/protocol/registry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

/** Everybody with something to decide and what that is about, as `subject userName`. */
async function deciders(): Promise<readonly (readonly [ApprovalSubject, string])[]> {
  const tasks = await portal.world.db.approvalTask.findMany({
    where: { state: 'waiting' },
    include: { assignee: true, process: true },
    orderBy: { id: 'asc' },
  })
  const found = new Map(
    tasks.map(({ process: { subject }, assignee: { userName } }) => [
      `${subject} ${userName}`,
      [subject, userName] as const,
    ]),
  )
  return [...found.values()]
}

async function dataOf<Data>(id: CallId, body: object, certificate: string): Promise<Data> {
  const { status, data } = await portal.call(id, { body: { ...body } }, certificate)
  expect([id, status]).toEqual([id, 'S'])
  return data as Data // as the call is defined
}

/** The paths of all pages in a user's menus, by system. */
async function menuPaths(userName: string, certificate: string): Promise<string> {
  const { departments } = await portal.world.db.user.findUniqueOrThrow({
    where: { userName },
    include: { departments: { include: { department: true } } },
  })
  const sybCodes = departments.map(({ department }) => department.code)
  return JSON.stringify(await dataOf('findMenuInfoAllSystem', { sybCodes }, certificate))
}

const stateOf = async (subject: ApprovalSubject, number: string) => {
  const { salesOrder, project, contract, application } = portal.world.db
  if (subject === 'salesOrder') return (await salesOrder.findUnique({ where: { orderNo: number } }))?.status
  if (subject === 'project') return (await project.findUnique({ where: { projectNo: number } }))?.stage
  if (subject === 'contract') return (await contract.findUnique({ where: { contractNo: number } }))?.status
  return (await application.findUnique({ where: { applicationNo: number } }))?.state
}
const statesOf = (subject: ApprovalSubject) =>
  subject === 'salesOrder'
    ? { before: 'submitted', after: 'approved' }
    : subject === 'project'
      ? { before: 'review', after: 'bidding' }
      : subject === 'contract'
        ? { before: 'waiting', after: 'effective' }
        : { before: 'running', after: 'approved' }
/** Those in whose inbox an approval is. */
async function waitsFor(processInstanceId: string): Promise<readonly string[]> {
  const tasks = await portal.world.db.approvalTask.findMany({
    where: { process: { processNo: processInstanceId }, state: 'waiting' },
    include: { assignee: true },
  })
  const found = tasks.map(async ({ assignee: { userName } }) => {
    const waiting = await dataOf<Task[]>('findTodoTasks', all, await portal.certificateOf(userName))
    return waiting.some((one) => one.processInstanceId === processInstanceId) ? [userName] : []
  })
  return (await Promise.all(found)).flat()
}
/** Subjects without money, or without a distributor. */
const withoutAmount: readonly ApprovalSubject[] = ['tileSample', 'dealerApplication']
const withoutDistributor: readonly ApprovalSubject[] = ['dealerApplication']

const all = { pageIndex: 1, pageRows: 999_999 }

it('every approver finds the page of each kind of approval in the menus and its subject, and decides it', async () => {
  const everybody = await deciders()
  expect([...new Set(everybody.map(([subject]) => subject))].toSorted()).toEqual(approvalSubjects.toSorted())
  for (const [subject, userName] of everybody) {
    const certificate = await portal.certificateOf(userName)
    const tasks = await dataOf<Task[]>('findTodoTasks', all, certificate)
    const task = tasks.find((one) => one.subject === subject)
    if (!task) throw new Error(`${userName} has no ${subject} left`)
    const { taskId, processInstanceId, businessKey, amount, distributorName } = task
    expect([subject, userName, amount !== null && amount > 0, distributorName !== '']).toEqual([
      ...[subject, userName, !withoutAmount.includes(subject), !withoutDistributor.includes(subject)],
    ])

    const address = await dataOf<{ url: string; menuCode: string }>('getTaskUrl', { taskId }, certificate)
    const menus = await menuPaths(userName, certificate)
    expect(menus).toContain(`"menuCode":"${address.menuCode}"`)
    expect(menus).toContain(`"path":"${new URL(address.url, 'http://portal').pathname}"`)

    const process = await dataOf<ProcessInformation>(
      'getProcessInformation',
      { processInstanceId },
      certificate,
    )
    expect(process).toMatchObject({ subject, businessKey, amount, distributorName })
    expect(task.distributorFrozen).toBe(process.account?.frozen ?? null)
    expect(process.account === null).toBe(withoutDistributor.includes(subject))

    const { before, after } = statesOf(subject)
    expect(await stateOf(subject, businessKey)).toBe(before)
    const { state } = await dataOf<{ state: string }>('approveTask', { taskId }, certificate)
    expect(await stateOf(subject, businessKey)).toBe(state === 'approved' ? after : before)
    const left = await dataOf<Task[]>('findTodoTasks', all, certificate)
    expect(left).toHaveLength(tasks.length - 1)
    expect(left.map((one) => one.taskId)).not.toContain(taskId)
    expect(await waitsFor(processInstanceId)).toEqual(state === 'approved' ? [] : [expect.any(String)])
  }
})

it('no step is the task of its applicant', async () => {
  const tasks = await portal.world.db.approvalTask.findMany({ include: { process: true } })
  expect(tasks.filter(({ assigneeId, process }) => assigneeId === process.applicantId)).toEqual([])
})

it('an approval of a distributor that is frozen says so, with the reason', async () => {
  const { db } = portal.world
  const { distributorId, orderNo } = await db.salesOrder.findFirstOrThrow({ where: { status: 'submitted' } })
  const freezeReason = '年度协议未续签'
  await db.distributorAccount.update({
    where: { distributorId },
    data: { frozenAt: portal.world.now(), freezeReason },
  })
  const process = await db.approvalProcess.findFirstOrThrow({
    where: { state: 'running', businessKey: orderNo },
    include: { tasks: { include: { assignee: true } } },
  })
  const certificate = await portal.certificateOf(process.tasks[0]?.assignee.userName ?? '')
  const { account } = await dataOf<ProcessInformation>(
    'getProcessInformation',
    { processInstanceId: process.processNo },
    certificate,
  )
  expect(account).toMatchObject({ frozen: 'Y', freezeReason })
})

it('the subject may have been deleted', async () => {
  const process = await portal.world.db.approvalProcess.findFirstOrThrow({
    where: { subject: 'contract', state: 'running' },
    include: { tasks: { include: { assignee: true } } },
  })
  await portal.world.db.contract.delete({ where: { contractNo: process.businessKey } })
  const certificate = await portal.certificateOf(process.tasks[0]?.assignee.userName ?? '')
  const body = { processInstanceId: process.processNo }
  const found = await dataOf<ProcessInformation>('getProcessInformation', body, certificate)
  expect(found).toMatchObject({ amount: null, businessUnit: null, facts: {}, lines: [], account: null })
})

it('the applicant may not decide, and reads why in the language of the request', async () => {
  const { id: taskId, process } = await portal.world.db.approvalTask.findFirstOrThrow({
    where: { state: 'waiting' },
    include: { process: { include: { applicant: true } } },
  })
  await portal.world.db.approvalTask.update({
    where: { id: taskId },
    data: { assigneeId: process.applicantId },
  })
  const certificate = await portal.certificateOf(process.applicant.userName)
  const refused = await portal.call('approveTask', { body: { taskId } }, certificate)
  expect(refused).toMatchObject({ status: 'E', data: null, msg: expect.stringContaining('自己提交') })
  const rejected = await portal.call('rejectTask', { body: { taskId, comment: '-' } }, certificate)
  expect(rejected).toMatchObject({ status: 'E', msg: refused.msg })
})
