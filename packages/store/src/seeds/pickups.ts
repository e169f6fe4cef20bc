import { insertRows } from '../engines/sqlite.ts'
import type { PickupStatus, Prisma, PrismaClient } from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { inChunks, numberedByTime, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { byId, type RandomValue, randomFor } from './random.ts'
import { warehouses } from './words.ts'

/** The collected part of an order: all once it has left, else all or half. */
interface Collected {
  readonly quantity: number
  readonly orderedAt: Date
  /** Whether the goods have left, and when they were to be there. */
  readonly delivery: { readonly isGone: boolean; readonly date: Date }
}

const hourMs = dayMs / 24
const models = { Pickup: 'TH', RetailPickup: 'LT' } as const

/** The pickupNo of a pick-up by its id. */
export const pickupNumber = (model: keyof typeof models, id: number): string =>
  `${models[model]}${10_000_000 + id}`

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
  const { requestedAt, pickupDate } = daysOf(order, now, draw)
  const { isGone } = order.delivery
  return {
    id: number,
    pickupNo: pickupNumber(model, number),
    status: isGone && pickupDate < startOfDay(now) ? 'collected' : statusOn(pickupDate, now, draw),
    warehouse,
    plateNo: `粤E${draw('plate').int(10_000, 99_999)}`,
    quantity: isGone ? order.quantity : Math.ceil(order.quantity / draw('parts').pick([1, 1, 2])),
    requestedAt,
    pickupDate,
  }
}

/** Goods that have left were collected in time; those of an order that is not done are collected in these days. */
function daysOf(
  { orderedAt, delivery }: Collected,
  now: Date,
  draw: (field: string) => RandomValue,
): { readonly requestedAt: Date; readonly pickupDate: Date } {
  const hours = draw('hour').int(8, 18) * hourMs
  const requestedOn = (day: Date) => new Date(Math.max(day.getTime() + hours, orderedAt.getTime() + hourMs))
  // An order is approved in the first days.
  const wanted = startOfDay(orderedAt, draw('collectedAfter').int(7, 14))
  const pickupDay = delivery.isGone
    ? Math.min(wanted.getTime(), delivery.date.getTime(), startOfDay(now, -1).getTime())
    : startOfDay(now, draw('collectedIn').int(0, 6)).getTime()
  const before = delivery.isGone ? new Date(pickupDay) : startOfDay(now)
  const requestedAt = requestedOn(startOfDay(before, -draw('waitingDays').int(1, 3)))
  return { requestedAt, pickupDate: new Date(Math.max(pickupDay, startOfDay(requestedAt, 1).getTime())) }
}

/** Goods are reserved before the day, loaded on it and gone afterwards. */
function statusOn(pickupDate: Date, now: Date, draw: (field: string) => RandomValue): PickupStatus {
  if (draw('cancelled').int(1, 20) === 1) return 'cancelled'
  const today = startOfDay(now)
  if (pickupDate > today) return draw('status').pick(['requested', 'booked', 'booked'])
  return pickupDate < today ? 'collected' : 'loading'
}

/** The newest of what can be collected; more would make no better list. */
const newest = { orderBy: { id: 'desc' }, take: 5000 } as const

/** Sales orders whose goods can be collected. */
export const collectable = {
  status: { in: ['producing', 'shipped', 'completed'] },
} as const satisfies Prisma.SalesOrderWhereInput

/** Adds pick-ups of sales orders that were approved, first of those without any. @returns what was made */
export async function writePickups(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const orders = await db.salesOrder.findMany({ where: collectable, ...newest })
  if (orders.length === 0) throw new StoreError('Pick-ups need approved sales orders')
  const withoutAny = await db.salesOrder.findMany({
    where: { ...collectable, pickups: { none: {} } },
    ...newest,
  })
  return inChunks(db, { task: 'pick-ups', ...job }, async (tx, size, done) => {
    const { _max } = await tx.pickup.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number, index) => {
      const order =
        withoutAny[done + index] ?? randomFor(seed, 'Pickup', number)('order').choose(orders, byId)
      const { id: orderId, businessUnit, distributorId, status, deliveryDate } = order
      const delivery = { isGone: status !== 'producing', date: deliveryDate }
      const made = pickup(seed, 'Pickup', number, { ...order, delivery }, now)
      return { ...made, orderId, businessUnit, distributorId }
    })
    const numbered = inOrderOfTime(made, 'Pickup')
    await insertRows(tx, 'Pickup', numbered)
    return numbered.map(({ pickupNo }) => ({ pickupNo }))
  })
}

/** Days from its order to the delivery of a wall product. */
export const fittedAfter = 20

/** Adds pick-ups of retail orders that were measured, first of those without any. @returns what was made */
export async function writeRetailPickups(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const measured = { status: { not: 'measuring' } } as const
  const orders = await db.retailOrder.findMany({ where: measured, ...newest })
  if (orders.length === 0) throw new StoreError('Pick-ups of retail orders need retail orders')
  const withoutAny = await db.retailOrder.findMany({
    where: { ...measured, pickups: { none: {} } },
    ...newest,
  })
  return inChunks(db, { task: 'retail pick-ups', ...job }, async (tx, size, done) => {
    const { _max } = await tx.retailPickup.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number, index) => {
      const order =
        withoutAny[done + index] ?? randomFor(seed, 'RetailPickup', number)('order').choose(orders, byId)
      const date = startOfDay(order.orderedAt, fittedAfter)
      const delivery = { isGone: order.status === 'fitted', date }
      return { ...pickup(seed, 'RetailPickup', number, { ...order, delivery }, now), retailOrderId: order.id }
    })
    const numbered = inOrderOfTime(made, 'RetailPickup')
    await insertRows(tx, 'RetailPickup', numbered)
    return numbered.map(({ pickupNo }) => ({ pickupNo }))
  })
}

const inOrderOfTime = <Row extends { id: number; pickupNo: string; requestedAt: Date }>(
  made: readonly Row[],
  model: keyof typeof models,
): Row[] =>
  numberedByTime(made, ({ requestedAt }) => requestedAt).map((row) => ({
    ...row,
    pickupNo: pickupNumber(model, row.id),
  }))

export const seedPickups = seederOf(writePickups)
