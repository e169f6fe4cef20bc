import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type { Distributor } from '@portal/protocol/calls/distributor'
import type { SharedFile } from '@portal/protocol/calls/files'
import type { Balance } from '@portal/protocol/calls/points'
import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import type { CallId } from '@portal/protocol/registry'
import { dayMs } from '@portal/store/worlds/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

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
const process = ({ processInstanceId }: Task) =>
  ask<ProcessInformation>('getProcessInformation', { body: { processInstanceId } })
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
    expect(listed?.account).toMatchObject(known)
    expect(ofOrder).toMatchObject(known)
  })
})

describe('the files of an approval', () => {
  const download = (url: string, of: string) =>
    portal.app.inject({ url, headers: { ...portal.headers, certificate: of } })

  test('of each kind are there, and hold what is approved', async () => {
    const manager = await portal.certificateOf('lihao')
    const both = [...(await tasks()), ...(await tasks(manager))]
    const kinds = new Map(both.map((task) => [task.subject, task]))
    expect([...kinds.keys()].sort()).toEqual(['contract', 'project', 'salesOrder'])
    for (const task of kinds.values()) {
      const of = task.subject === 'salesOrder' ? certificate : manager
      const files = await filesOf(task.processInstanceId, of)
      expect(files.length).toBeGreaterThan(0)
      for (const { fileName, sizeBytes, downloadUrl, processInstanceId } of files) {
        expect(fileName).toContain(task.businessKey)
        expect(processInstanceId).toBe(task.processInstanceId)
        const response = await download(downloadUrl, of)
        expect(response.rawPayload).toHaveLength(sizeBytes)
        expect(response.body).toContain((task.amount ?? 0).toFixed(2))
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
