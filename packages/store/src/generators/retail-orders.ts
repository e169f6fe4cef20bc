import type { RetailOrder } from '../generated/client.ts'
import { startOfDay } from '../worlds/clock.ts'
import { byId, drawFor } from './draw.ts'
import { estates, givenNames, surnames } from './words.ts'

export interface RetailMaterial {
  readonly distributors: readonly { readonly id: number; readonly city: string }[]
  readonly products: readonly { readonly id: number; readonly priceCents: number }[]
}

const minuteMs = 60_000

/** The retail order of a number, which is its id and keeps its orderNo unique; placed on one of the last 120 days. */
export function retailOrder(seed: string, number: number, material: RetailMaterial, now: Date): RetailOrder {
  const draw = drawFor(seed, 'RetailOrder', number)
  const { id: distributorId, city } = draw('distributor').choose(material.distributors, byId)
  const { id: productId, priceCents } = draw('product').choose(material.products, byId)
  const ageDays = draw('age').int(1, 120)
  const quantity = draw('quantity').int(1, 40)
  const markup = draw('markup').int(100, 130)
  const [estate] = draw('estate').pick(estates)
  return {
    id: number,
    orderNo: `LS${10_000_000 + number}`,
    distributorId,
    productId,
    customerName: draw('surname').pick(surnames)[0] + draw('givenName').pick(givenNames)[0],
    customerPhone: `198${String(number).padStart(8, '0')}`,
    address: `${city}市${estate}${draw('building').int(1, 28)}栋${draw('flat').int(101, 2604)}`,
    status: ageDays < 8 ? 'measuring' : ageDays < 25 ? 'scheduled' : 'fitted',
    quantity,
    amountCents: quantity * Math.round((priceCents * markup) / 100),
    orderedAt: new Date(startOfDay(now, -ageDays).getTime() + draw('minute').int(9 * 60, 20 * 60) * minuteMs),
  }
}
