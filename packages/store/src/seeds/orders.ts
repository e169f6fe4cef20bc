import { insertRows } from '../engines/sqlite.ts'
import type {
  BusinessUnit,
  PrismaClient,
  SalesOrder,
  SalesOrderLine,
  SalesOrderStatus,
} from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { inChunks, type Made, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { byId, type RandomValue, randomFor } from './random.ts'
import { type BuyersFor, builders, placeAmong, readBuyers, saleTime } from './sale-times.ts'

interface SaleArea {
  readonly id: number
  readonly distributorId: number
  readonly businessUnit: BusinessUnit
}

interface Product {
  readonly id: number
  readonly priceCents: number
}

/** What orders are made of: rows that are in the world already. */
export interface OrderMaterial {
  readonly saleAreas: readonly SaleArea[]
  readonly products: Readonly<Record<BusinessUnit, readonly Product[]>>
  readonly buyersFor: BuyersFor
}

/** Generated orders have no remark. */
type OrderRow = Omit<SalesOrder, 'remark'>

interface GeneratedOrder {
  readonly order: OrderRow
  readonly lines: readonly SalesOrderLine[]
}

/** The orderNo of an order by its id. */
export const orderNumber = (businessUnit: BusinessUnit, id: number): string =>
  `${businessUnit === 'ceramic' ? 'TC' : 'WY'}${10_000_000 + id}`

/** The order of a number, which is its id and keeps its orderNo unique, as it is on the day of `now`. */
export function salesOrder(
  seed: string,
  number: number,
  material: OrderMaterial,
  orderedAt: Date,
  now: Date,
): GeneratedOrder {
  const draw = randomFor(seed, 'SalesOrder', number)
  const { id: saleAreaId, distributorId, businessUnit } = draw('saleArea').choose(material.saleAreas, byId)
  const deliveryDate = startOfDay(orderedAt, draw('deliveryDays').int(7, 30))
  const lines = orderLines(
    seed,
    number,
    draw('lines').int(1, 5),
    businessUnit,
    material.products[businessUnit],
  )
  return {
    order: {
      id: number,
      orderNo: orderNumber(businessUnit, number),
      businessUnit,
      status: statusOn(startOfDay(now), { orderedAt, deliveryDate }, draw),
      distributorId,
      saleAreaId,
      createdById: draw('createdBy').choose(material.buyersFor(distributorId, businessUnit), (id) => id),
      orderedAt,
      deliveryDate,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      amountCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    },
    lines,
  }
}

/** At most `count` lines, each of another product, at the list price less the distributor's discount. */
function orderLines(
  seed: string,
  orderId: number,
  count: number,
  businessUnit: BusinessUnit,
  products: readonly Product[],
) {
  const lines = new Map<number, SalesOrderLine>()
  for (let number = 1; number <= count; number++) {
    const draw = randomFor(seed, 'SalesOrderLine', `${orderId}-${number}`)
    const { id: productId, priceCents } = draw('product').choose(products, byId)
    if (lines.has(productId)) continue
    const quantity = quantityOf(businessUnit, draw('quantity'))
    const unitPriceCents = Math.round((priceCents * draw('discount').int(75, 95)) / 100)
    const amountCents = quantity * unitPriceCents
    lines.set(productId, {
      orderId,
      lineNo: lines.size + 1,
      productId,
      quantity,
      unitPriceCents,
      amountCents,
    })
  }
  return [...lines.values()]
}

/** Tiles go by the pallet, bathroom ware by the piece. */
const quantityOf = (businessUnit: BusinessUnit, drawn: RandomValue) =>
  businessUnit === 'ceramic' ? drawn.int(1, 12) * 40 : drawn.int(1, 24)

/** An order proceeds with time: old ones are done, recent ones still wait. An undelivered one isn't done. */
function statusOn(
  today: Date,
  { orderedAt, deliveryDate }: Pick<SalesOrder, 'orderedAt' | 'deliveryDate'>,
  draw: (field: string) => RandomValue,
): SalesOrderStatus {
  const days = (today.getTime() - startOfDay(orderedAt).getTime()) / dayMs
  if (days > 7 && draw('cancelled').int(1, 20) === 1) return 'cancelled'
  if (days > 60) return 'completed'
  if (days > 25) {
    return deliveryDate < today ? draw('status').pick(['completed', 'completed', 'shipped']) : 'shipped'
  }
  if (days > 7) return draw('status').pick(['shipped', 'producing', 'approved'])
  return draw('status').pick(['approved', 'submitted', 'submitted', 'draft'])
}

/** What generated orders have in common; the distributor by its id. */
export type GivenOfOrders = Partial<
  Pick<SalesOrder, 'status' | 'orderedAt' | 'deliveryDate' | 'createdById'>
> & { readonly distributor?: number | undefined; readonly unit?: BusinessUnit | undefined }

/** Orders are wanted by the hundred thousand: larger transactions write each page of their indexes less often. */
const chunkSize = 4000

/** Adds sales orders of both business units over the distributors and products there are. @returns what was made */
export async function writeOrders(
  db: PrismaClient,
  { seed, now, given: { distributor, unit, ...fields } = {}, ...job }: WriteJob<GivenOfOrders>,
): Promise<Made<{ orderNo: string }>> {
  const material = await readMaterial(db, { distributor, unit })
  return inChunks(db, { task: 'orders', chunkSize, ...job }, async (tx, size, done) => {
    const { _max } = await tx.salesOrder.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number, index) => {
      const place = placeAmong(randomFor(seed, 'SalesOrder', number), done + index, job.count)
      const orderedAt = fields.orderedAt ?? saleTime(builders, place, now)
      const { order, lines } = salesOrder(seed, number, material, orderedAt, now)
      return { order: { ...order, ...fields }, lines }
    })
    await insertRows(
      tx,
      'SalesOrder',
      made.map(({ order }) => order),
    )
    await insertRows(
      tx,
      'SalesOrderLine',
      made.flatMap(({ lines }) => lines),
    )
    return made.map(({ order: { orderNo } }) => ({ orderNo }))
  })
}

export const seedOrders = seederOf(writeOrders)

async function readMaterial(
  db: PrismaClient,
  { distributor, unit }: Pick<GivenOfOrders, 'distributor' | 'unit'>,
): Promise<OrderMaterial> {
  const orderBy = { id: 'asc' } as const
  const products = {
    ceramic: await db.product.findMany({ where: { businessUnit: 'ceramic' }, orderBy }),
    bathroom: await db.product.findMany({ where: { businessUnit: 'bathroom' }, orderBy }),
  }
  const saleAreas = (await db.distributorSaleArea.findMany({ orderBy })).filter(
    ({ businessUnit, distributorId }) =>
      products[businessUnit].length > 0 &&
      (unit ?? businessUnit) === businessUnit &&
      (distributor ?? distributorId) === distributorId,
  )
  if (saleAreas.length === 0) throw new StoreError('Orders need distributors whose sale areas have products')
  const sales = await db.user.count({ where: { kind: 'sales' } })
  if (sales === 0) throw new StoreError('Orders need a sales person')
  return { saleAreas, products, buyersFor: await readBuyers(db) }
}
