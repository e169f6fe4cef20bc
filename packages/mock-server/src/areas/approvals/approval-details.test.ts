import {
  type ApprovalSubject,
  approvalSubjects,
  type ProcessInformation,
  type Task,
} from '@portal/protocol/calls/approval'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import type { SharedFile } from '@portal/protocol/calls/external'
import type { Balance } from '@portal/protocol/calls/points'
import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import type { ChangedField } from '@portal/protocol/entities/approval-facts'
import type { CallId } from '@portal/protocol/registry'
import { dayMs } from '@portal/store/worlds/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())

const ask = async <Data>(id: CallId, input: object, of = certificate) =>
  (await portal.call(id, input, of)).data as Data // as the call is defined
const everything = { pageIndex: 1, pageRows: 500 }
const tasks = (of = certificate) => ask<Task[]>('findTodoTasks', { body: { ...everything } }, of)
const process = ({ processInstanceId }: Task, of = certificate) =>
  ask<ProcessInformation>('getProcessInformation', { body: { processInstanceId } }, of)
const filesOf = (processInstanceId: string, of = certificate) =>
  ask<SharedFile[]>('findFilesPagination', { query: { ...everything, processInstanceId } }, of)

const yuan = (orders: readonly { readonly amountCents: number }[]) =>
  orders.reduce((sum, { amountCents }) => sum + amountCents, 0) / 100

describe('the account of an approval', () => {
  test('has the orders that are not shipped and those that are overdue, the same in every call', async () => {
    const { db } = portal.world
    const [task] = (await tasks()).filter(({ subject }) => subject === 'salesOrder')
    if (!task) throw new Error('No order waits')
    const { distributorCode } = await process(task)
    const { id } = await db.distributor.findUniqueOrThrow({ where: { code: distributorCode } })
    const [delivered] = await db.salesOrder.findMany({ where: { distributorId: id, status: 'completed' } })
    const longAgo = new Date(portal.world.now().getTime() - 60 * dayMs)
    await db.salesOrder.update({
      where: { id: delivered?.id ?? 0 },
      data: { status: 'shipped', deliveryDate: longAgo },
    })
    const orders = await db.salesOrder.findMany({ where: { distributorId: id } })
    const open = orders.filter(({ status }) => ['submitted', 'approved', 'producing'].includes(status))
    const late = new Date(portal.world.now().getTime() - 31 * dayMs)
    const overdue = orders.filter(({ status, deliveryDate }) => status === 'shipped' && deliveryDate < late)
    const { account } = await process(task)
    expect(account).toMatchObject({
      openAmount: yuan(open),
      overdueAmount: yuan(overdue),
      overdueCount: overdue.length,
    })
    expect(overdue.length).toBeGreaterThan(0)

    const [query, body] = [{ distributorCode, current: 1, size: 500 }, { distributorCode }]
    const { records } = await ask<{ records: Distributor[] }>('distributorPage', { query })
    const listed = records.find((one) => one.distributorCode === distributorCode)
    const ordered = { query: { orderNo: task.businessKey } }
    const { account: ofOrder } = await ask<SalesOrderDetail>('salesOrderDetail', ordered)
    const { openAmount, frozen, balance, creditLimit } = await ask<Balance>('findBalanceAndIntegral', {
      body,
    })
    const known = { balance, creditLimit, openAmount, frozen }
    expect(account).toMatchObject(known)
    const { overdueAmount } = account ?? {}
    expect(listed?.account).toMatchObject({ ...known, overdueAmount })
    expect(ofOrder).toMatchObject({ ...known, overdueAmount })
  })
})

let found: ReturnType<typeof findTasksOfAllKinds> | undefined
/** Read once: nothing is decided here. */
const tasksOfAllKinds = () => {
  found ??= findTasksOfAllKinds()
  return found
}

/** Tasks of each kind with the certificates of those who decide them. */
async function findTasksOfAllKinds() {
  const kinds = new Map<string, (readonly [Task, string])[]>()
  for (const userName of ['wangjing', 'lihao', 'liufang', 'huangkai', 'heyutong', 'admin']) {
    const of = await portal.certificateOf(userName)
    for (const task of await tasks(of))
      kinds.set(task.subject, [...(kinds.get(task.subject) ?? []), [task, of]])
  }
  return kinds
}

interface Shown {
  readonly facts: readonly (keyof ProcessInformation['facts'])[]
  readonly hasLines?: true
  /** It is about no distributor that there is already. */
  readonly hasNoDistributor?: true
  /** One of these sets of fields is changed. */
  readonly changes?: readonly (readonly ChangedField[])[]
}

const project = ['projectNo', 'projectName', 'developer', 'city', 'registeredAt', 'projectAmount'] as const
const contract = ['contractNo', 'contractAmount', 'signedAt', 'endDate', ...project] as const

/** What an approver of each kind needs to know. */
const shownOf: Readonly<Record<ApprovalSubject, Shown>> = {
  salesOrder: { facts: ['orderedAt', 'deliveryDate', 'quantity'], hasLines: true },
  project: { facts: ['projectName', 'developer', 'city', 'registeredAt'] },
  contract: { facts: ['projectNo', 'projectName', 'developer', 'signedAt', 'endDate'] },
  tileSample: { facts: ['quantity', 'purpose', 'productName'], hasLines: true },
  orderChange: {
    facts: ['orderNo', 'orderedAt', 'deliveryDate', 'reason'],
    hasLines: true,
    changes: [['deliveryDate'], ['address']],
  },
  projectChange: { facts: [...project, 'reason'], changes: [['developer']] },
  projectExtension: { facts: [...project, 'reason'], changes: [['validUntil']] },
  contractChange: { facts: [...contract, 'reason'], changes: [['amount']] },
  contractRenewal: { facts: [...contract, 'startDate', 'remark'], changes: [['endDate', 'target']] },
  specialPrice: {
    facts: [...project, 'listPrice', 'price', 'discountRate', 'concession', 'reason'],
    hasLines: true,
    changes: [['unitPrice']],
  },
  payment: { facts: [...contract, 'paidAmount', 'unpaidAmount', 'paidOn'] },
  invoice: { facts: [...contract, 'invoicedAmount', 'invoiceTitle'] },
  deposit: { facts: [...project, 'paidOn'] },
  dealerApplication: { facts: ['dealerName', 'city', 'contact', 'phone', 'nearby'], hasNoDistributor: true },
  renovation: { facts: ['storeName', 'area', 'areaRate'] },
  expenseClaim: { facts: ['activity'] },
  retailReturn: {
    facts: ['orderNo', 'customerName', 'address', 'orderedAt', 'reason'],
    hasLines: true,
    changes: [['quantity', 'amount']],
  },
}

describe('what is shown of an approval', () => {
  test.each(approvalSubjects)('of the kind %s', async (kind) => {
    const found = (await tasksOfAllKinds()).get(kind) ?? []
    expect(found.length).toBeGreaterThan(0)
    const { facts, hasLines, changes, hasNoDistributor } = shownOf[kind]
    for (const [task, of] of found) {
      const shown = await process(task, of)
      expect(Object.keys(shown.facts)).toEqual(expect.arrayContaining([...facts]))
      expect(shown.account === null).toBe(hasNoDistributor === true)
      expect(shown.distributorName === '').toBe(hasNoDistributor === true)
      expect(shown.lines.length > 0).toBe(hasLines === true)
      const sum = shown.lines.reduce((all, { amount }) => all + amount, 0)
      if (hasLines && shown.amount !== null) expect(sum).toBeCloseTo(shown.amount, 2)
      expect([[], ...(changes ?? [])]).toContainEqual(shown.changes.map(({ field }) => field))
      expect(shown.changes.length > 0).toBe(changes !== undefined)
      for (const { before, after } of shown.changes) {
        expect(before).not.toBeNull()
        expect(before).not.toBe(after)
      }
    }
  })
})

describe('the files of an approval', () => {
  const download = (url: string, of: string) =>
    portal.app.inject({ url, headers: { ...portal.headers, certificate: of } })

  test('of each kind exist, with their subjects', async () => {
    const kinds = await tasksOfAllKinds()
    expect([...kinds.keys()].sort()).toEqual(approvalSubjects.toSorted())
    for (const [task, of] of [...kinds.values()].flatMap((found) => found.slice(-1))) {
      const files = await filesOf(task.processInstanceId, of)
      expect(files.length).toBeGreaterThan(0)
      for (const { fileName, sizeBytes, downloadUrl, processInstanceId } of files) {
        expect(fileName).toContain(task.businessKey)
        expect(processInstanceId).toBe(task.processInstanceId)
        const response = await download(downloadUrl, of)
        expect(response.rawPayload).toHaveLength(sizeBytes)
        expect(response.body).toContain(task.amount === null ? task.businessKey : task.amount.toFixed(2))
      }
    }
  })

  test('are listed and downloaded by the participants only', async () => {
    const [task] = await tasks()
    const stranger = await portal.certificateOf('dealer.chengdu')
    const number = task?.processInstanceId ?? ''
    const [file] = await filesOf(number)
    expect(await filesOf(number, stranger)).toEqual([])
    expect((await download(file?.downloadUrl ?? '', stranger)).statusCode).toBe(404)
    const forEverybody = await ask<SharedFile[]>('findFilesPagination', { query: { ...everything } })
    expect(forEverybody.filter(({ processInstanceId }) => processInstanceId)).toEqual([])
  })
})
