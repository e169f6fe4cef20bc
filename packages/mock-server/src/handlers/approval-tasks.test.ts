import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type { CallId } from '@portal/protocol/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const subjects = ['salesOrder', 'project', 'contract'] as const
type Subject = (typeof subjects)[number]

/** Who has something to decide, by what it is about. */
async function peopleWithTasks() {
  const found = new Map<Subject, Set<string>>(subjects.map((subject) => [subject, new Set()]))
  const tasks = await portal.world.db.approvalTask.findMany({
    where: { state: 'waiting' },
    include: { assignee: true, process: true },
  })
  for (const { process, assignee } of tasks) found.get(process.subject)?.add(assignee.userName)
  return found
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

const stateOf = async (subject: Subject, number: string) => {
  const { salesOrder, project, contract } = portal.world.db
  if (subject === 'salesOrder') return (await salesOrder.findUnique({ where: { orderNo: number } }))?.status
  if (subject === 'project') return (await project.findUnique({ where: { projectNo: number } }))?.stage
  return (await contract.findUnique({ where: { contractNo: number } }))?.status
}
const before = { salesOrder: 'submitted', project: 'review', contract: 'waiting' } as const
const after = { salesOrder: 'approved', project: 'bidding', contract: 'effective' } as const

const all = { pageIndex: 1, pageRows: 999_999 }

describe.each(subjects)('every person with a %s to decide', (subject) => {
  it('finds its page in the menus, what it is about, and moves it', async () => {
    const people = [...((await peopleWithTasks()).get(subject) ?? [])]
    expect(people.length).toBeGreaterThan(1)
    for (const userName of people) {
      const certificate = await portal.certificateOf(userName)
      const tasks = await dataOf<Task[]>('findTodoTasks', all, certificate)
      const task = tasks.find((one) => one.subject === subject)
      if (!task) throw new Error(`${userName} has no ${subject} left`)
      const { taskId, processInstanceId, businessKey, amount, distributorName } = task
      expect([userName, amount !== null && amount > 0, distributorName !== '']).toEqual([
        userName,
        true,
        true,
      ])

      const { url, menuCode } = await dataOf<{ url: string; menuCode: string }>(
        'getTaskUrl',
        { taskId },
        certificate,
      )
      const menus = await menuPaths(userName, certificate)
      expect(menus).toContain(`"menuCode":"${menuCode}"`)
      expect(menus).toContain(`"path":"${new URL(url, 'http://portal').pathname}"`)

      const process = await dataOf<ProcessInformation>(
        'getProcessInformation',
        { processInstanceId },
        certificate,
      )
      expect(process).toMatchObject({ subject, businessKey, amount, distributorName })
      expect(task.distributorFrozen).toBe(process.account?.frozen ?? null)
      expect(process.businessUnit).not.toBeNull()
      expect(Object.keys(process.facts).length).toBeGreaterThan(2)
      expect(process.account).not.toBeNull()
      expect(process.lines.reduce((sum, line) => sum + line.amount, 0)).toBeCloseTo(
        subject === 'salesOrder' ? (amount ?? 0) : 0,
      )

      expect(await stateOf(subject, businessKey)).toBe(before[subject])
      const { state } = await dataOf<{ state: string }>('approveTask', { taskId }, certificate)
      expect(await stateOf(subject, businessKey)).toBe((state === 'approved' ? after : before)[subject])
      const left = await dataOf<Task[]>('findTodoTasks', all, certificate)
      expect(left.map((one) => one.taskId)).not.toContain(taskId)
    }
  })

  it('is never its applicant', async () => {
    const tasks = await portal.world.db.approvalTask.findMany({
      where: { process: { subject } },
      include: { process: true },
    })
    expect(tasks.filter(({ assigneeId, process }) => assigneeId === process.applicantId)).toEqual([])
  })
})

it('an approval of a distributor that is frozen says so, with the reason', async () => {
  const { db } = portal.world
  const frozen = await db.distributorAccount.findMany({ where: { frozenAt: { not: null } } })
  const orders = await db.salesOrder.findMany({
    where: { status: 'submitted', distributorId: { in: frozen.map(({ distributorId }) => distributorId) } },
    include: { distributor: { include: { account: true } } },
  })
  const process = await db.approvalProcess.findFirstOrThrow({
    where: { state: 'running', businessKey: { in: orders.map(({ orderNo }) => orderNo) } },
    include: { tasks: { include: { assignee: true } } },
  })
  const certificate = await portal.certificateOf(process.tasks[0]?.assignee.userName ?? '')
  const { account } = await dataOf<ProcessInformation>(
    'getProcessInformation',
    { processInstanceId: process.processNo },
    certificate,
  )
  const { distributor } = orders.find(({ orderNo }) => orderNo === process.businessKey) ?? {}
  expect(account).toMatchObject({ frozen: 'Y', freezeReason: distributor?.account?.freezeReason })
})

it('what is approved may be gone by now', async () => {
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
