import { insertRows } from '../engines/insert-rows.ts'
import type { PrismaClient } from '../generated/client.ts'
import { byId, drawFor } from '../generators/draw.ts'
import { pickup } from '../generators/pickups.ts'
import { StoreError } from '../store-error.ts'
import { inChunks, numbersAfter } from './in-chunks.ts'
import { seederOf, type WriteJob } from './write-job.ts'

/** The newest of what can be collected; more would make no better list. */
const newest = { orderBy: { id: 'desc' }, take: 5000 } as const

/** Adds pick-ups of sales orders that were approved. @returns what was made */
export async function writePickups(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const where = { status: { in: ['producing' as const, 'shipped' as const, 'completed' as const] } }
  const orders = await db.salesOrder.findMany({ where, ...newest })
  if (orders.length === 0) throw new StoreError('Pick-ups need approved sales orders')
  return inChunks(db, { task: 'pick-ups', ...job }, async (tx, size) => {
    const { _max } = await tx.pickup.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => {
      const order = drawFor(seed, 'Pickup', number)('order').choose(orders, byId)
      const { businessUnit, distributorId } = order
      return { ...pickup(seed, 'Pickup', number, order, now), orderId: order.id, businessUnit, distributorId }
    })
    await insertRows(tx, 'Pickup', made)
    return made.map(({ pickupNo }) => ({ pickupNo }))
  })
}

/** Adds pick-ups of retail orders. @returns what was made */
export async function writeRetailPickups(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const orders = await db.retailOrder.findMany(newest)
  if (orders.length === 0) throw new StoreError('Pick-ups of retail orders need retail orders')
  return inChunks(db, { task: 'retail pick-ups', ...job }, async (tx, size) => {
    const { _max } = await tx.retailPickup.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => {
      const order = drawFor(seed, 'RetailPickup', number)('order').choose(orders, byId)
      return { ...pickup(seed, 'RetailPickup', number, order, now), retailOrderId: order.id }
    })
    await insertRows(tx, 'RetailPickup', made)
    return made.map(({ pickupNo }) => ({ pickupNo }))
  })
}

export const seedPickups = seederOf(writePickups)
