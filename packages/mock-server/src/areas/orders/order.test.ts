import type { SalesOrder } from '@portal/protocol/calls/order'
import { companyDay } from '@portal/protocol/company-time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

interface Page {
  readonly records: readonly SalesOrder[]
  readonly total: number
  readonly pages: number
}

const ask = async (userName: string, query: object = {}, body: object = {}) => {
  const input = { query: { ...query }, body: { ...body } }
  const { data } = await portal.call('ceramicSalesOrderPage', input, await portal.certificateOf(userName))
  return data as Page // as the call is defined
}
const countOf = (where: object) =>
  portal.world.db.salesOrder.count({ where: { businessUnit: 'ceramic', ...where } })

describe('ceramicSalesOrderPage', () => {
  test('answers staff all ceramic orders, newest first', async () => {
    const { records, total } = await ask('wangjing', { current: 1, size: 999_999 })
    expect(total).toBe(await countOf({}))
    expect(records).toHaveLength(total)
    expect(new Set(records.map(({ businessUnit }) => businessUnit))).toEqual(new Set(['ceramic']))
    const dates = records.map(({ orderedAt }) => orderedAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('answers a distributor only the own orders', async () => {
    const { records, total } = await ask('dealer.foshan', { size: 999_999 })
    expect(total).toBe(await countOf({ distributor: { code: 'D1001' } }))
    expect(new Set(records.map(({ distributorCode }) => distributorCode))).toEqual(new Set(['D1001']))
    expect((await ask('dealer.foshan', {}, { distributorCode: 'D1002' })).total).toBe(0)
  })

  test('answers amounts in yuan as they are stored in cents', async () => {
    const { records } = await ask('wangjing', { size: 5 })
    for (const { orderNo, amount } of records) {
      const stored = await portal.world.db.salesOrder.findUniqueOrThrow({ where: { orderNo } })
      expect(Math.round(amount * 100)).toBe(stored.amountCents)
    }
  })

  test('pages without gaps: ten rows when no size is requested, none beyond the end [S-7.18]', async () => {
    const { records: all, total } = await ask('wangjing', { size: 999_999 })
    expect((await ask('wangjing')).records).toEqual(all.slice(0, 10))
    const second = await ask('wangjing', { current: 2, size: 7 })
    expect(second).toMatchObject({ records: all.slice(7, 14), total, pages: Math.ceil(total / 7) })
    expect(await ask('wangjing', { current: 99_999 })).toMatchObject({ records: [], total })
  })

  test('filters by status, distributor, product and part of the order number', async () => {
    const [order] = (await ask('wangjing')).records
    const { orderNo = '', status = '', distributorCode = '' } = order ?? {}
    expect((await ask('wangjing', {}, { status })).total).toBe(await countOf({ status }))
    const ofDistributor = await countOf({ distributor: { code: distributorCode } })
    expect((await ask('wangjing', {}, { distributorCode })).total).toBe(ofDistributor)
    const product = await portal.world.db.product.findFirstOrThrow({
      where: { orderLines: { some: { order: { orderNo } } } },
    })
    const withProduct = await countOf({ lines: { some: { productId: product.id } } })
    expect((await ask('wangjing', {}, { productCode: product.code })).total).toBe(withProduct)
    expect((await ask('wangjing', {}, { orderNo: orderNo.slice(2) })).records).toEqual([order])
    expect((await ask('wangjing', {}, { orderNo })).records).toEqual([order])
    expect((await ask('wangjing', {}, { orderNo: 'WY10000001' })).total).toBe(0)
    expect((await ask('wangjing', {}, { orderNo: '%' })).total).toBe(0)
  })

  test('names the valid statuses when given another', async () => {
    const input = { body: { status: 'lost' } }
    const answer = await portal.call('ceramicSalesOrderPage', input, await portal.certificateOf('wangjing'))
    expect(answer).toMatchObject({ status: 'E', msg: expect.stringMatching(/lost.*draft、submitted/) })
  })

  test('is sorted by amount or date, and filtered by days, with the right total', async () => {
    const { records: all } = await ask('wangjing', { size: 999_999 })
    const amounts = (await ask('wangjing', { size: 999_999 }, { sort: '-amount' })).records.map(
      ({ amount }) => amount,
    )
    expect(amounts).toEqual(all.map(({ amount }) => amount).sort((a, b) => b - a))
    const day = companyDay(new Date(all[0]?.orderedAt ?? 0))
    const { records, total } = await ask('wangjing', { size: 999_999 }, { orderedFrom: day, orderedTo: day })
    expect(records).toEqual(all.filter(({ orderedAt }) => companyDay(new Date(orderedAt)) === day))
    expect(total).toBe(records.length)
  })
})
