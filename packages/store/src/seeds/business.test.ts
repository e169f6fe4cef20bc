import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '../worlds/clock.ts'
import { pickup } from './pickups.ts'
import { contract, project } from './projects.ts'
import { retailOrder, sampleOrder } from './retail-orders.ts'
import { households, saleTime, timeWithin } from './sale-times.ts'

const now = new Date('2026-03-31T02:00:00Z')
const laterThatDay = new Date('2026-03-31T15:00:00Z')
const areas = [
  { id: 1, distributorId: 7, businessUnit: 'ceramic' as const, city: '佛山' },
  { id: 2, distributorId: 8, businessUnit: 'bathroom' as const, city: '杭州' },
]
const distributors = [
  { id: 7, city: '佛山' },
  { id: 8, city: '杭州' },
]
const products = [
  { id: 1, priceCents: 4580 },
  { id: 2, priceCents: 58_000 },
]
const order = { quantity: 81, orderedAt: new Date('2026-03-20T04:00:00Z') }
const ofProducing = { ...order, delivery: { isGone: false, date: new Date('2026-04-10T16:00:00Z') } }
const anyRow = fc.tuple(
  fc.string(),
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.double({ min: 0, max: 0.999, noNaN: true }),
)

/** Everything that is generated for one seed and number and a place among others, at a time. */
const rowsAt = ([seed, number, place]: readonly [string, number, number], time: Date) => {
  const built = project(seed, number, areas, timeWithin(360, place, time), time)
  const [sold, asked] = [saleTime(households, place, time), timeWithin(150, place, time)]
  return {
    pickup: pickup(seed, 'Pickup', number, ofProducing, time),
    retail: retailOrder(seed, number, { distributors, products }, sold, time),
    samples: sampleOrder(seed, number, { distributors, productIds: [1, 2, 3] }, asked, time),
    built,
    contract: contract(seed, built, time),
  }
}

describe('generated business data', () => {
  it('is the same whenever it is made on that day', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        expect(rowsAt(row, laterThatDay)).toEqual(rowsAt(row, now))
      }),
    )
  })

  it('adds up', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { retail, samples, built, contract, pickup } = rowsAt(row, now)
        expect(retail.amountCents % retail.quantity).toBe(0)
        expect(samples.order.quantity).toBe(samples.lines.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(new Set(samples.lines.map(({ productId }) => productId)).size).toBe(samples.lines.length)
        expect(contract.amountCents).toBeLessThanOrEqual(built.amountCents)
        expect(contract).toMatchObject({
          businessUnit: built.businessUnit,
          distributorId: built.distributorId,
        })
        expect(pickup.quantity).toBeLessThanOrEqual(order.quantity)
      }),
    )
  })

  it('happened in a possible order, and nothing is signed or registered in the future', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { pickup, contract } = rowsAt(row, now)
        expect(pickup.requestedAt.getTime()).toBeGreaterThan(order.orderedAt.getTime())
        expect(pickup.pickupDate.getTime()).toBeGreaterThan(pickup.requestedAt.getTime())
        expect(contract.signedAt.getTime()).toBeLessThan(startOfDay(now).getTime())
        expect(contract.registeredAt === null).toBe(contract.status === 'waiting')
        if (contract.registeredAt) {
          expect(contract.registeredAt.getTime()).toBeGreaterThanOrEqual(contract.signedAt.getTime())
          expect(contract.registeredAt.getTime()).toBeLessThan(now.getTime())
        }
        expect(contract.endDate.getTime()).toBeGreaterThan(contract.signedAt.getTime())
      }),
    )
  })

  it('was collected between order and delivery where it has left, and waits to be where not', () => {
    fc.assert(
      fc.property(anyRow, fc.boolean(), ([seed, number], isGone) => {
        const delivery = { isGone, date: new Date('2026-03-28T16:00:00Z') }
        const made = pickup(seed, 'Pickup', number, { ...order, delivery }, now)
        const today = startOfDay(now).getTime()
        expect(made.requestedAt.getTime()).toBeGreaterThan(order.orderedAt.getTime())
        expect(made.requestedAt.getTime()).toBeLessThan(made.pickupDate.getTime())
        expect(made.requestedAt.getTime()).toBeLessThan(now.getTime())
        if (isGone) {
          expect(made.status).toBe('collected')
          expect(made.quantity).toBe(order.quantity)
          expect(made.pickupDate.getTime()).toBeLessThanOrEqual(delivery.date.getTime())
        } else {
          expect(made.status).not.toBe('collected')
          expect(made.pickupDate.getTime()).toBeGreaterThanOrEqual(today)
        }
      }),
    )
  })

  it('has pick-ups whose status fits their day', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { status, pickupDate } = rowsAt(row, now).pickup
        const today = startOfDay(now).getTime()
        if (status === 'collected') expect(pickupDate.getTime()).toBeLessThan(today)
        if (status === 'booked' || status === 'requested') expect(pickupDate.getTime()).toBeGreaterThan(today)
      }),
    )
  })
})
