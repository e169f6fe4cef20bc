import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '../worlds/clock.ts'
import { type OrderMaterial, salesOrder } from './orders.ts'
import { builders, saleTime } from './sale-times.ts'

const material: OrderMaterial = {
  saleAreas: [
    { id: 1, distributorId: 7, businessUnit: 'ceramic' },
    { id: 2, distributorId: 8, businessUnit: 'bathroom' },
  ],
  products: {
    ceramic: [
      { id: 1, priceCents: 4580 },
      { id: 2, priceCents: 6999 },
    ],
    bathroom: [{ id: 3, priceCents: 468_000 }],
  },
  buyersFor: (distributorId) => [distributorId * 100],
}
const now = new Date('2026-03-31T02:00:00Z')
const anyOrder = fc.tuple(
  fc.string(),
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.double({ min: 0, max: 0.999, noNaN: true }).map((place) => saleTime(builders, place, now)),
)

describe('a generated sales order', () => {
  it('adds up', () => {
    fc.assert(
      fc.property(anyOrder, ([seed, number, orderedAt]) => {
        const { order, lines } = salesOrder(seed, number, material, orderedAt, now)
        expect(lines.length).toBeGreaterThan(0)
        for (const line of lines) expect(line.amountCents).toBe(line.quantity * line.unitPriceCents)
        expect(order.amountCents).toBe(lines.reduce((sum, line) => sum + line.amountCents, 0))
        expect(order.quantity).toBe(lines.reduce((sum, line) => sum + line.quantity, 0))
        expect(lines.map(({ lineNo }) => lineNo)).toEqual(lines.map((_, index) => index + 1))
        expect(new Set(lines.map(({ productId }) => productId)).size).toBe(lines.length)
      }),
    )
  })

  it('belongs together: business unit, sale area, distributor, products, buyer', () => {
    fc.assert(
      fc.property(anyOrder, ([seed, number, orderedAt]) => {
        const { order, lines } = salesOrder(seed, number, material, orderedAt, now)
        const area = material.saleAreas.find(({ id }) => id === order.saleAreaId)
        expect(order).toMatchObject({ businessUnit: area?.businessUnit, distributorId: area?.distributorId })
        expect(order.createdById).toBe(order.distributorId * 100)
        const products = material.products[order.businessUnit].map(({ id }) => id)
        for (const { productId } of lines) expect(products).toContain(productId)
      }),
    )
  })

  it('is delivered after it was placed, and not done before that', () => {
    fc.assert(
      fc.property(anyOrder, ([seed, number, orderedAt]) => {
        const { order } = salesOrder(seed, number, material, orderedAt, now)
        expect(order.deliveryDate.getTime()).toBeGreaterThan(order.orderedAt.getTime())
        if (order.status === 'completed') {
          expect(order.deliveryDate.getTime()).toBeLessThan(startOfDay(now).getTime())
        }
      }),
    )
  })

  it('is the same whenever it is made on that day', () => {
    const orderedAt = new Date('2026-03-20T02:00:00Z')
    expect(salesOrder('portal', 42, material, orderedAt, new Date('2026-03-31T15:00:00Z'))).toEqual(
      salesOrder('portal', 42, material, orderedAt, now),
    )
  })
})
