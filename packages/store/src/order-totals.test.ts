import { companyDay } from '@portal/protocol/company-time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedOrders } from './seeds/orders.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import type { World } from './worlds/world.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

/** The totals as the table keeps them, and as the orders add up to. */
async function keptAndCounted() {
  const kept = await world.db.salesOrderTotal.findMany({ where: { orderCount: { gt: 0 } } })
  const counted = new Map<string, [number, number, number]>()
  for (const order of await world.db.salesOrder.findMany()) {
    const month = companyDay(order.orderedAt).slice(0, 7)
    const key = [month, order.businessUnit, order.distributorId, order.status].join()
    const [orders, quantity, cents] = counted.get(key) ?? [0, 0, 0]
    counted.set(key, [orders + 1, quantity + order.quantity, cents + order.amountCents])
  }
  return {
    kept: new Map(
      kept.map((total) => [
        [total.month, total.businessUnit, total.distributorId, total.status].join(),
        [total.orderCount, total.quantity, Number(total.amountCents)],
      ]),
    ),
    counted,
  }
}

describe('the totals of the sales orders', () => {
  beforeEach(async () => void (await seedOrders(world, { count: 30 })))

  it.each<[string, () => Promise<unknown>]>([
    ['were added', async () => undefined],
    [
      'went on',
      () => world.db.salesOrder.updateMany({ where: { id: { gt: 20 } }, data: { status: 'shipped' } }),
    ],
    [
      'changed',
      () => world.db.salesOrder.update({ where: { id: 3 }, data: { amountCents: 1, quantity: 2 } }),
    ],
    [
      'moved to another month',
      () =>
        world.db.salesOrder.update({
          where: { id: 4 },
          data: { orderedAt: new Date('2026-01-31T16:00:00Z') },
        }),
    ],
    ['were deleted', () => world.db.salesOrder.deleteMany({ where: { id: { in: [5, 6, 7] } } })],
  ])('are right after orders %s', async (_what, change) => {
    await change()
    const { kept, counted } = await keptAndCounted()
    expect(kept).toEqual(counted)
  })
})
