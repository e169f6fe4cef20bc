import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { OrderSummary, SalesOrder } from '@portal/protocol/calls/order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const figuresOf = async (userName: string, body: Readonly<Record<string, unknown>> = {}) =>
  (await portal.call('homeFigures', { body }, await portal.certificateOf(userName))).data as HomeFigures // as defined
const sumIn = (figures: HomeFigures | undefined) =>
  figures?.months.reduce((sum, { amount }) => sum + amount, 0) ?? 0
const sumOf = async (userName: string, body?: Readonly<Record<string, unknown>>) =>
  sumIn(await figuresOf(userName, body))
const inYuan = (cents: number | bigint | null) => Number(cents ?? 0) / 100

describe('whose figures', () => {
  test('an administrator sees the company, sales people and clerks their own distributors, a distributor itself', async () => {
    const people = ['admin', 'wangjing', 'lihao', 'dealer.foshan'] as const
    const [all, clerk, sales, distributor] = await Promise.all(people.map((one) => figuresOf(one)))
    expect([all, clerk, sales, distributor].map((one) => one?.scope)).toEqual([
      'company',
      'own',
      'own',
      'distributor',
    ])
    const sums = [all, clerk, sales, distributor].map((one) => sumIn(one))
    expect(new Set(sums).size).toBe(people.length)
    expect(Math.max(...sums)).toBe(sums[0])
    expect(distributor?.distributors.map(({ distributorCode }) => distributorCode)).toEqual(['D1001'])
  })

  test('those of all sales people add up to the company’s', async () => {
    const people = await portal.world.db.user.findMany({ where: { kind: 'sales' } })
    const sums = await Promise.all(people.map(({ userName }) => sumOf(userName)))
    expect(sums.reduce((sum, one) => sum + one, 0)).toBeCloseTo(await sumOf('admin'))
  })

  test('a sales person without distributors has none, not those of everybody', async () => {
    const { scope, months, receivable } = await figuresOf('majun')
    expect([scope, months.at(-1)?.amount, receivable.amount]).toEqual(['own', 0, 0])
  })

  test('one business unit is a part of both', async () => {
    const [tiles, bathroom, both] = await Promise.all(
      ['ceramic', 'bathroom', 'all'].map((businessUnit) => sumOf('admin', { businessUnit })),
    )
    expect(Number(tiles) + Number(bathroom)).toBeCloseTo(Number(both))
    expect(tiles).toBeGreaterThan(0)
  })

  test('how the portal is used is for administrators', async () => {
    expect((await figuresOf('wangjing')).portal).toBeNull()
    const { portal: use } = await figuresOf('admin')
    expect(use).toMatchObject({ failures: 0 })
    expect(use?.signedIn).toBeGreaterThan(0)
    expect(use?.people?.map(({ userName }) => userName)).toEqual(
      expect.arrayContaining(['admin', 'wangjing']),
    )
    const called = use?.services?.find(({ service }) => service === 'imsOrderServer')
    expect(called?.calls).toBeGreaterThan(0)
    expect(use?.hours).toHaveLength(8)
  })

  test('those of wall products and of notices are for who works with them', async () => {
    const [clerk, wall, editor] = await Promise.all(
      ['wangjing', 'heyutong', 'linxia'].map((one) => figuresOf(one)),
    )
    expect([clerk?.retail, clerk?.editing, wall?.editing, editor?.retail]).toEqual([null, null, null, null])
    const { db } = portal.world
    expect(wall?.retail).toMatchObject({
      measuring: await db.retailOrder.count({ where: { status: 'measuring' } }),
      scheduled: await db.retailOrder.count({ where: { status: 'scheduled' } }),
    })
    const [newest] = editor?.editing?.notices ?? []
    const notice = await db.notice.findFirstOrThrow({
      where: { title: newest?.title ?? '' },
      include: { recipients: true },
    })
    expect(newest).toMatchObject({
      delivered: notice.recipients.length,
      read: notice.recipients.filter(({ readAt }) => readAt).length,
    })
    expect(editor?.editing?.shown).toBeGreaterThanOrEqual(editor?.editing?.ending ?? 0)
    const now = portal.world.now()
    const shown = await db.notice.count({
      where: { status: 'published', startDate: { lte: now }, endDate: { gte: now } },
    })
    expect(editor?.editing?.shown).toBe(shown)
  })

  test('an order that a clerk enters is hers, also for a distributor of another clerk', async () => {
    const { db } = portal.world
    const clerk = await db.user.findUniqueOrThrow({ where: { userName: 'wangjing' } })
    const own = await db.salesTarget.findMany({ where: { clerkId: clerk.id, businessUnit: 'ceramic' } })
    const other = await db.distributor.findFirstOrThrow({
      where: {
        id: { notIn: own.map(({ distributorId }) => distributorId) },
        saleAreas: { some: { businessUnit: 'ceramic' } },
        account: { frozenAt: null },
      },
    })
    const product = await db.product.findFirstOrThrow({ where: { businessUnit: 'ceramic' } })
    const before = await figuresOf('wangjing')
    const certificate = await portal.certificateOf('wangjing')
    const body = {
      ...{
        submissionKey: 'an-entered-order',
        businessUnit: 'ceramic',
        distributorCode: other.code,
        remark: '',
      },
      deliveryDate: new Date(portal.world.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10),
      lines: [{ productCode: product.code, quantity: 2 }],
    }
    const { data } = await portal.call('createSalesOrder', { body }, certificate)
    const order = data as SalesOrder // as defined
    const after = await figuresOf('wangjing')
    const open = ({ orders }: HomeFigures) => orders.reduce((sum, { orderCount }) => sum + orderCount, 0)
    expect(open(after)).toBe(open(before) + 1)
    const sold = ({ months }: HomeFigures) => months.at(-1)?.amount ?? 0
    expect(sold(after) - sold(before)).toBeCloseTo(order.amount)
    const query = { current: 1, size: 10_000, scope: 'own' }
    const listed = (await portal.call('salesOrderPage', { query }, certificate)).data as {
      records: SalesOrder[]
    } // as defined
    expect(listed.records.map(({ orderNo }) => orderNo)).toContain(order.orderNo)
    const summed = (await portal.call('gatherList', { query }, certificate)).data as {
      records: OrderSummary[]
    } // as defined
    const month = after.months.at(-1)?.month
    const ofMonth = summed.records.filter((one) => one.month === month)
    expect(ofMonth.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(sold(after))
  })
})

describe('what is compared', () => {
  test('this month until now, with its target and as much of the month a year before', async () => {
    const { months } = await figuresOf('dealer.foshan')
    expect(months).toHaveLength(6)
    const month = months.at(-1)?.month ?? ''
    const targets = await portal.world.db.salesTarget.aggregate({
      where: { month, distributor: { code: 'D1001' } },
      _sum: { targetCents: true, lastYearCents: true },
    })
    expect(months.at(-1)?.target).toBe(inYuan(targets._sum.targetCents))
    const [year = 0, ofYear = 0] = month.split('-').map(Number)
    const days = new Date(Date.UTC(year, ofYear, 0)).getUTCDate()
    const day = Number(new Date(portal.world.now().getTime() + 8 * 3_600_000).toISOString().slice(8, 10))
    expect(months.at(-1)?.lastYear).toBeCloseTo(inYuan(targets._sum.lastYearCents) * (day / days), 1)
  })

  test('what was delivered and is not paid is owed, and overdue thirty days later', async () => {
    const { receivable } = await figuresOf('admin')
    const owed = await portal.world.db.salesOrder.aggregate({
      where: { status: 'shipped' },
      _sum: { amountCents: true },
    })
    expect(receivable.amount).toBe(inYuan(owed._sum.amountCents))
    const order = await portal.world.db.salesOrder.findFirstOrThrow({ where: { status: 'shipped' } })
    await portal.world.db.salesOrder.updateMany({
      where: { status: 'shipped' },
      data: { deliveryDate: portal.world.now() },
    })
    expect((await figuresOf('admin')).receivable.overdueCount).toBe(0)
    const longAgo = new Date(portal.world.now().getTime() - 40 * 86_400_000)
    await portal.world.db.salesOrder.update({ where: { id: order.id }, data: { deliveryDate: longAgo } })
    expect((await figuresOf('admin')).receivable).toMatchObject({
      overdueCount: 1,
      overdueAmount: inYuan(order.amountCents),
    })
    const certificate = await portal.certificateOf('admin')
    const query = { selection: 'receivable', orderNo: order.orderNo }
    const { data } = await portal.call('salesOrderPage', { query }, certificate)
    const due = new Date(longAgo.getTime() + 30 * 86_400_000).toISOString()
    expect(data).toMatchObject({ records: [{ dueDate: due, overdueDays: expect.any(Number) }] })
    const { records } = data as { records: SalesOrder[] } // as the call is defined
    expect([9, 10]).toContain(records[0]?.overdueDays)
  })

  test('orders that are not done, by their states in their order', async () => {
    const { orders } = await figuresOf('admin')
    expect(orders.map(({ status }) => status)).toEqual(['submitted', 'approved', 'producing', 'shipped'])
    expect(orders[0]?.orderCount).toBe(
      await portal.world.db.salesOrder.count({ where: { status: 'submitted' } }),
    )
  })
})
