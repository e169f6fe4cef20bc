import type { ApplicationKind } from '@portal/protocol/applications/application-kinds'
import type { Application } from '@portal/protocol/calls/application'
import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type { Project } from '@portal/protocol/calls/contract'
import { companyDay } from '@portal/protocol/company-time'
import { dayMs } from '@portal/store/worlds/clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formTester, type Records } from '../../testing/form-tester.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const { answer, day, form, records, listed } = formTester(() => portal)

interface Case {
  readonly kind: ApplicationKind
  readonly by: string
  readonly values: (given: Records) => object
  /** The record whose business unit the approval names. */
  readonly of?: 'order' | 'project' | 'contract'
  /** What its approvers judge it by, in yuan. */
  readonly amount?: number
  /** The facts about its record. */
  readonly facts?: (given: Records) => object
  /** What the database has afterwards, and has not before. */
  readonly effect?: (given: Records, made: Application) => Promise<unknown>
  /** What its approvers read of the change, before and after it is carried out. */
  readonly changes?: (
    given: Records,
  ) => readonly (readonly [field: string, before: unknown, after: unknown])[]
}

const afterEnd = ({ endDate }: Records['contract'], days: number) =>
  companyDay(endDate.getTime() + days * dayMs)

/** What people apply for, and what becomes of it when everybody approves. */
const cases: readonly Case[] = [
  {
    kind: 'specialPrice',
    by: 'majun',
    values: ({ project, tile }) => ({
      ...{ projectNo: project.projectNo, productCode: tile.code, price: 30.5, quantity: 400 },
      reason: '竞品低价',
    }),
  },
  {
    kind: 'orderChange',
    by: 'lihao',
    of: 'order',
    values: ({ order }) => ({ orderNo: order.orderNo, changeKind: 'cancellation', reason: '工程取消' }),
    effect: ({ order }) =>
      portal.world.db.salesOrder.count({ where: { orderNo: order.orderNo, status: 'cancelled' } }),
    changes: ({ order }) => [['orderStatus', order.status, 'cancelled']],
  },
  {
    kind: 'projectChange',
    by: 'dealer.foshan',
    of: 'project',
    values: ({ project }) => ({
      ...{ projectNo: project.projectNo, changeKind: 'developer', newValue: '新建设单位' },
      reason: '股权变更',
    }),
    effect: () => portal.world.db.project.count({ where: { developer: '新建设单位' } }),
    changes: ({ project }) => [['developer', project.developer, '新建设单位']],
  },
  {
    kind: 'projectChange',
    by: 'dealer.foshan',
    of: 'project',
    values: ({ project }) => ({
      ...{ projectNo: project.projectNo, changeKind: 'amount', newAmount: 19_000_000 },
      reason: '规模扩大',
    }),
    amount: 19_000_000,
    facts: ({ project }) => ({ registeredAt: project.registeredAt.toISOString() }),
    effect: () => portal.world.db.project.count({ where: { amountCents: 1_900_000_000 } }),
    changes: ({ project }) => [['amount', project.amountCents / 100, 19_000_000]],
  },
  {
    kind: 'projectExtension',
    by: 'dealer.foshan',
    of: 'project',
    values: ({ project }) => ({ projectNo: project.projectNo, until: day(400), reason: '推迟招标' }),
    effect: async ({ project: { projectNo } }) => {
      const body = { projectNo }
      const [found] = await answer<Project[]>('dealer.foshan', 'projectReviewPagination', { body })
      return found?.validUntil
    },
    changes: ({ project: { registeredAt } }) => [
      ['validUntil', companyDay(registeredAt.getTime() + 180 * dayMs), day(400)],
    ],
  },
  {
    kind: 'contractChange',
    by: 'dealer.foshan',
    of: 'contract',
    values: ({ contract }) => ({
      ...{ contractNo: contract.contractNo, changeKind: 'amount', newAmount: 123456.78 },
      reason: '补充协议',
    }),
    effect: () => portal.world.db.contract.count({ where: { amountCents: 12_345_678 } }),
    amount: 123_456.78,
    facts: ({ contract }) => ({ registeredAt: contract.registeredAt?.toISOString() }),
    changes: ({ contract }) => [['amount', contract.amountCents / 100, 123_456.78]],
  },
  {
    kind: 'contractRenewal',
    by: 'dealer.foshan',
    of: 'contract',
    values: ({ contract }) => ({
      ...{ contractNo: contract.contractNo, target: 500_000 },
      ...{ startDate: afterEnd(contract, 1), endDate: afterEnd(contract, 365) },
    }),
    amount: 500_000,
    effect: ({ contract: { projectId } }) =>
      portal.world.db.contract.count({ where: { projectId, status: 'effective', amountCents: 50_000_000 } }),
    changes: ({ contract }) => [
      ['endDate', companyDay(contract.endDate), afterEnd(contract, 365)],
      ['target', contract.amountCents / 100, 500_000],
    ],
  },
  {
    kind: 'payment',
    by: 'majun',
    of: 'contract',
    values: ({ contract }) => ({ contractNo: contract.contractNo, amount: 5000, paidOn: day(-1) }),
    effect: async ({ contract }) => {
      const where = { distributorId: contract.distributorId }
      return (await portal.world.db.distributorAccount.findUniqueOrThrow({ where })).balanceCents
    },
  },
  {
    kind: 'invoice',
    by: 'majun',
    values: ({ contract }) => ({ contractNo: contract.contractNo, amount: 5000, invoiceTitle: '某公司' }),
  },
  {
    kind: 'deposit',
    by: 'majun',
    of: 'project',
    values: ({ project }) => ({ projectNo: project.projectNo, amount: 20_000, paidOn: day(0) }),
  },
  {
    kind: 'tileSample',
    by: 'dealer.foshan',
    values: () => ({
      ...{ distributorCode: 'D1001', productCode: 'T1001', quantity: 4, purpose: 'showroom' },
    }),
  },
  {
    kind: 'dealerApplication',
    by: 'luchen',
    values: () => ({ dealerName: '赣州新店', city: '赣州', contact: '李工', phone: '138' }),
    effect: () => portal.world.db.distributor.count({ where: { name: '赣州新店' } }),
  },
  {
    kind: 'renovation',
    by: 'luchen',
    values: ({ store }) => ({ storeName: store.storeName, area: 120, amount: 36_000 }),
  },
  {
    kind: 'expenseClaim',
    by: 'dealer.foshan',
    values: () => ({ distributorCode: 'D1001', activity: '家装节', amount: 8000 }),
    effect: async () =>
      (
        await portal.world.db.distributorAccount.findFirstOrThrow({
          where: { distributor: { code: 'D1001' } },
        })
      ).balanceCents,
  },
  {
    kind: 'retailReturn',
    by: 'zhengfeng',
    values: ({ retailOrder }) => ({ orderNo: retailOrder.orderNo, quantity: 2, reason: '余料' }),
    effect: async ({ retailOrder: { orderNo } }) =>
      (await portal.world.db.retailOrder.findUniqueOrThrow({ where: { orderNo } })).quantity,
  },
]

describe('a form that is approved', () => {
  it.each(cases)('$kind: waits for its approvers one after the other, then is carried out', async (one) => {
    const { kind, by, values, amount, facts, effect, changes, of } = one
    const given = await records()
    const made = await answer<Application>(by, 'submitApplication', form(kind, values(given)))
    expect(await listed(by, made)).toMatchObject({ state: 'running', kind })
    if (amount !== undefined) expect(made.amount).toBe(amount)
    const before = await effect?.(given, made)

    const where = { process: { businessKey: made.applicationNo } }
    const tasks = await portal.world.db.approvalTask.findMany({
      where,
      include: { assignee: true, process: true },
      orderBy: { stepNo: 'asc' },
    })
    expect(tasks.length).toBeGreaterThan(0)
    for (const { assignee, id: taskId, process } of tasks) {
      expect(assignee.userName).not.toBe(by)
      const waiting = await answer<Task[]>(assignee.userName, 'findTodoTasks', {
        body: { businessKey: made.applicationNo },
      })
      expect(waiting).toMatchObject([{ taskId, subject: kind, amount: made.amount }])
      const { processNo: processInstanceId } = process
      const shown = await answer<object>(assignee.userName, 'getProcessInformation', {
        body: { processInstanceId },
      })
      expect(shown).toMatchObject({
        ...{ businessKey: made.applicationNo, distributorName: made.distributorName },
        ...(of ? { businessUnit: given[of].businessUnit } : {}),
        ...(facts ? { facts: facts(given) } : {}),
      })
      await answer(assignee.userName, 'approveTask', { body: { taskId } })
    }
    const [last] = tasks.slice(-1)
    const { changes: kept } = await answer<Pick<ProcessInformation, 'changes'>>(
      last?.assignee.userName ?? '',
      'getProcessInformation',
      { body: { processInstanceId: last?.process.processNo } },
    )
    if (changes)
      expect(kept.map(({ field, before, after }) => [field, before, after])).toEqual(changes(given))
    expect(await listed(by, made)).toMatchObject({ state: 'approved', decidedAt: expect.any(String) })
    if (effect) expect(await effect(given, made)).not.toEqual(before)
  })

  it('what is rejected is not carried out', async () => {
    const values = { dealerName: '不加盟', city: '赣州', contact: '李工', phone: '138' }
    const made = await answer<Application>('luchen', 'submitApplication', form('dealerApplication', values))
    const task = await portal.world.db.approvalTask.findFirstOrThrow({
      where: { process: { businessKey: made.applicationNo } },
      include: { assignee: true },
    })
    await answer(task.assignee.userName, 'rejectTask', { body: { taskId: task.id, comment: '资质不足' } })
    expect(await listed('luchen', made)).toMatchObject({ state: 'rejected', recordNo: '' })
    expect(await portal.world.db.distributor.count({ where: { name: '不加盟' } })).toBe(0)
  })
})
