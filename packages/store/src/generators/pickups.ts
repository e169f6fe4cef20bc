import type { PickupStatus } from '../generated/client.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { type Drawn, drawFor } from './draw.ts'
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
  const draw = drawFor(seed, model, number)
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
function statusOn(pickupDate: Date, now: Date, draw: (field: string) => Drawn): PickupStatus {
  if (draw('cancelled').int(1, 20) === 1) return 'cancelled'
  const today = startOfDay(now)
  if (pickupDate > today) return draw('status').pick(['requested', 'booked', 'booked'])
  return pickupDate < today ? 'collected' : 'loading'
}
