import type { Task } from '@portal/protocol/calls/approval'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import type { OrderSummary, SalesOrder } from '@portal/protocol/calls/order'
import type { Product, SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import { companyDay } from '@portal/protocol/company-time'
import { type CallId, calls } from '@portal/protocol/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
  await portal.world.db.distributorAccount.updateMany({ data: { frozenAt: null, freezeReason: null } })
})
afterAll(() => portal.close())

const ask = async (userName: string, id: CallId, input: { query?: object; body?: object }) =>
  portal.call(id, input as Parameters<TestApp['call']>[1], await portal.certificateOf(userName))
const data = async <Data>(userName: string, id: CallId, input: { query?: object; body?: object }) =>
  (await ask(userName, id, input)).data as Data // as the call is defined

const day = (days = 0) => companyDay(new Date(portal.world.now().getTime() + days * 86_400_000))
let keys = 0
const order = (changes: object = {}) => ({
  body: {
    submissionKey: `key-of-test-${++keys}`,
    businessUnit: 'ceramic',
    distributorCode: 'D1001',
    deliveryDate: day(14),
    remark: '请周五前送到',
    lines: [
      { productCode: 'T1001', quantity: 40 },
      { productCode: 'T1301', quantity: 80 },
    ],
    ...changes,
  },
})

describe('an order that has left', () => {
  const leftStates = ['shipped', 'completed'] as const

  test('was approved, collected and then delivered', async () => {
    const { db, now } = portal.world
    const left = await db.salesOrder.findMany({
      where: { status: { in: [...leftStates] } },
      include: {
        pickups: { where: { status: 'collected' }, orderBy: { pickupDate: 'asc' } },
        pointPosting: true,
      },
    })
    const approvals = await db.approvalProcess.findMany({
      where: { subject: 'salesOrder' },
      include: { tasks: { orderBy: { stepNo: 'asc' } } },
    })
    const tasksOf = new Map(approvals.map(({ businessKey, tasks }) => [businessKey, tasks]))
    expect(left.length).toBeGreaterThan(100)
    for (const { orderNo, status, orderedAt, pickups, pointPosting } of left) {
      const tasks = tasksOf.get(orderNo) ?? []
      expect([...new Set(tasks.map(({ state }) => state))]).toEqual(['approved'])
      const delivered = status === 'completed' ? [pointPosting?.earnedAt] : []
      const times = [orderedAt, tasks.at(-1)?.endedAt, pickups[0]?.pickupDate, ...delivered].map(Number)
      const inOrder = times.filter(Number.isFinite).toSorted((one, other) => one - other)
      expect([orderNo, ...times]).toEqual([orderNo, ...inOrder])
      expect(times.at(-1)).toBeLessThan(now().getTime())
    }
  })

  test.each(leftStates)('shows that it is %s and how it came to be', async (status) => {
    const left = await portal.world.db.salesOrder.findMany({ where: { status }, take: 10 })
    expect(left).toHaveLength(10)
    for (const { orderNo, orderedAt } of left) {
      const { steps, reached } = await data<SalesOrderDetail>('wangjing', 'salesOrderDetail', {
        query: { orderNo },
      })
      expect([...new Set(steps.map(({ state }) => state))]).toEqual(['approved'])
      const passed = ['producing', 'shipped', ...(status === 'completed' ? ['completed'] : [])]
      expect([orderNo, ...reached.map((one) => one.status)]).toEqual([orderNo, ...passed])
      const times = [orderedAt.toISOString(), ...reached.map(({ at }) => at)]
      expect(times).toEqual(times.toSorted())
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(portal.world.now().getTime())
    }
  })
})

describe('an order that is submitted', () => {
  test('is in the list, in its detail, in the sums and with the first approver', async () => {
    const sums = async () =>
      (
        await data<{ records: OrderSummary[] }>('wangjing', 'gatherList', {
          query: { distributorCode: 'D1001', monthFrom: day().slice(0, 7), size: 50 },
        })
      ).records.reduce((sum, { amount }) => sum + amount, 0)
    const before = await sums()
    const made = await data<SalesOrder>('dealer.foshan', 'createSalesOrder', order())
    expect(made).toMatchObject({ status: 'submitted', quantity: 120, amount: 40 * 45.8 + 80 * 32.8 })
    expect((await sums()) - before).toBeCloseTo(made.amount)

    const list = await data<{ records: SalesOrder[] }>('wangjing', 'ceramicSalesOrderPage', {
      query: {},
      body: {},
    })
    expect(list.records[0]).toEqual(made)

    const detail = await data<SalesOrderDetail>('dealer.foshan', 'salesOrderDetail', {
      query: { orderNo: made.orderNo },
    })
    expect(detail).toMatchObject({ ...made, remark: '请周五前送到' })
    expect(companyDay(new Date(detail.deliveryDate))).toBe(day(14))
    expect(detail.lines.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([
      ['T1001', 40],
      ['T1301', 80],
    ])
    expect(detail.steps.map(({ state }) => state)).toEqual(['waiting', 'pending', 'pending'])

    const { assignee } = await portal.world.db.approvalTask.findFirstOrThrow({
      where: { process: { businessKey: made.orderNo }, state: 'waiting' },
      include: { assignee: true },
    })
    const [task] = await data<Task[]>(assignee.userName, 'findTodoTasks', {
      body: { businessKey: made.orderNo },
    })
    expect(task).toMatchObject({ amount: made.amount, businessKey: made.orderNo })
    await ask(assignee.userName, 'approveTask', { body: { taskId: task?.taskId } })
    const { steps } = await data<SalesOrderDetail>('dealer.foshan', 'salesOrderDetail', {
      query: { orderNo: made.orderNo },
    })
    expect(steps.map(({ state }) => state)).toEqual(['approved', 'waiting', 'pending'])
  })

  test('is made once, however often it is sent under its key', async () => {
    const same = order()
    const made = await data<SalesOrder>('wangjing', 'createSalesOrder', same)
    const count = await portal.world.db.salesOrder.count()
    expect(await data('wangjing', 'createSalesOrder', same)).toEqual(made)
    expect(await portal.world.db.salesOrder.count()).toBe(count)
  })
})

describe('an order is refused', () => {
  test.each<[string, () => object, RegExp]>([
    ['for another distributor', () => ({ distributorCode: 'D1002' }), /D1002/],
    ['of a business unit that the distributor has no area of', () => ({ businessUnit: 'bathroom' }), /D1001/],
    ['with a product that is not there', () => ({ lines: [{ productCode: 'X1', quantity: 1 }] }), /X1/],
    ['with a product of the other unit', () => ({ lines: [{ productCode: 'B2001', quantity: 1 }] }), /B2001/],
    ['for a day in the past', () => ({ deliveryDate: day(-1) }), /早于今天/],
    ['without lines', () => ({ lines: [] }), /lines/],
    [
      'that is larger than amounts are',
      () => ({ lines: [{ productCode: 'T1503', quantity: 999_999 }] }),
      /过大/,
    ],
  ])('%s', async (_why, changes, says) => {
    const count = await portal.world.db.salesOrder.count()
    const answer = await ask('dealer.foshan', 'createSalesOrder', order(changes()))
    expect(answer).toMatchObject({ status: 'E', msg: expect.stringMatching(says) })
    expect(await portal.world.db.salesOrder.count()).toBe(count)
  })

  test('of a frozen account, with the reason', async () => {
    const where = { distributor: { code: 'D1005' } }
    await portal.world.db.distributorAccount.updateMany({
      where,
      data: { frozenAt: portal.world.now(), freezeReason: '年度协议未续签' },
    })
    const answer = await ask('wangjing', 'createSalesOrder', order({ distributorCode: 'D1005' }))
    expect(answer).toMatchObject({ status: 'E', msg: expect.stringContaining('年度协议未续签') })
  })
})

test('an order of others is not shown', async () => {
  const { orderNo } = await portal.world.db.salesOrder.findFirstOrThrow({
    where: { distributor: { code: 'D1002' } },
  })
  expect(await ask('dealer.foshan', 'salesOrderDetail', { query: { orderNo } })).toMatchObject({
    status: 'E',
  })
})

test('distributors to choose from have their account, and a distributor is the only one that it sees', async () => {
  const query = { businessUnit: 'bathroom', size: 500 }
  const { records } = await data<{ records: Distributor[] }>('wangjing', 'distributorPage', { query })
  for (const { saleAreas, account } of records) {
    expect(saleAreas.map(({ businessUnit }) => businessUnit)).toContain('bathroom')
    expect(account).not.toBeNull()
  }
  const own = await data<{ records: Distributor[] }>('dealer.foshan', 'distributorPage', { query: {} })
  expect(own.records.map(({ distributorCode }) => distributorCode)).toEqual(['D1001'])
})

test.each([
  ['zh-CN', '净屿', '坑距305mm'],
  ['en', 'Jingyu', '305mm rough-in'],
  ['ja', 'Jingyu', '305mm rough-in'],
])(
  'a request in %s gets series and sizes in its language, and finds by that series',
  async (language, series, spec) => {
    const response = await portal.app.inject({
      url: calls.productPage.path,
      query: { series, businessUnit: 'bathroom' },
      headers: {
        ...portal.headers,
        certificate: await portal.certificateOf('wangjing'),
        'accept-language': language,
      },
    })
    expect(response.json().data.records[0]).toMatchObject({ productCode: 'B2001', series, spec })
  },
)

test('products are found by business unit and by either name', async () => {
  const find = async (query: object) =>
    (await data<{ records: Product[] }>('wangjing', 'productPage', { query })).records
  expect((await find({ productName: 'Oak', size: 5 })).map(({ productCode }) => productCode)).toEqual([
    'T1301',
  ])
  const bathroom = await find({ businessUnit: 'bathroom', size: 500 })
  expect(new Set(bathroom.map(({ businessUnit }) => businessUnit))).toEqual(new Set(['bathroom']))
})
