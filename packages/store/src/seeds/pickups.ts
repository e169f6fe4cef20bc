import { insertRows } from '../engines/insert-rows.ts'
import type { PickupStatus, PrismaClient } from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { inChunks, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { byId, type RandomValue, randomFor } from './random.ts'
import { warehouses } from './words.ts'

/** What is collected: all or half of an order, some time after it was placed. */
interface Collected {
  readonly quantity: number
  readonly orderedAt: Date
}

const hourMs = dayMs / 24
const models = { Pickup: 'TH', RetailPickup: 'LT' } as const

/** The pick-up of a number, which is its id and keeps its pickupNo unique. */
export function pickup(
  seed: string,
  model: keyof typeof models,
  number: number,
  order: Collected,
  now: Date,
) {
  const draw = randomFor(seed, model, number)
  const [warehouse] = draw('warehouse').pick(warehouses)
  const asked = startOfDay(now, -draw('age').int(1, 40)).getTime() + draw('hour').int(8, 18) * hourMs
  const requestedAt = new Date(Math.max(asked, order.orderedAt.getTime() + hourMs))
  const pickupDate = startOfDay(requestedAt, draw('waitingDays').int(1, 8))
  return {
    id: number,
    pickupNo: `${models[model]}${10_000_000 + number}`,
    status: statusOn(pickupDate, now, draw),
    warehouse,
    plateNo: `粤E${draw('plate').int(10_000, 99_999)}`,
    quantity: Math.ceil(order.quantity / draw('parts').pick([1, 1, 2])),
    requestedAt,
    pickupDate,
  }
}

/** Goods are booked before the day, loaded on it and gone afterwards. */
function statusOn(pickupDate: Date, now: Date, draw: (field: string) => RandomValue): PickupStatus {
  if (draw('cancelled').int(1, 20) === 1) return 'cancelled'
  const today = startOfDay(now)
  if (pickupDate > today) return draw('status').pick(['requested', 'booked', 'booked'])
  return pickupDate < today ? 'collected' : 'loading'
}

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
      const order = randomFor(seed, 'Pickup', number)('order').choose(orders, byId)
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
      const order = randomFor(seed, 'RetailPickup', number)('order').choose(orders, byId)
      return { ...pickup(seed, 'RetailPickup', number, order, now), retailOrderId: order.id }
    })
    await insertRows(tx, 'RetailPickup', made)
    return made.map(({ pickupNo }) => ({ pickupNo }))
  })
}

export const seedPickups = seederOf(writePickups)
