import { insertRows } from '../engines/sqlite.ts'
import type { PrismaClient, RetailOrder, SampleOrder, SampleOrderLine } from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { inChunks, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { byId, randomFor } from './random.ts'
import { households, placeAmong, saleTime, timeWithin } from './sale-times.ts'
import { estates, givenNames, surnames } from './words.ts'

interface RetailMaterial {
  readonly distributors: readonly { readonly id: number; readonly city: string }[]
  readonly products: readonly { readonly id: number; readonly priceCents: number }[]
}

/** The orderNo of a retail order by its id. */
export const retailOrderNumber = (id: number): string => `LS${10_000_000 + id}`

/** The retail order of a number, which is its id and keeps its orderNo unique, as it is on the day of `now`. */
export function retailOrder(
  seed: string,
  number: number,
  material: RetailMaterial,
  orderedAt: Date,
  now: Date,
): RetailOrder {
  const draw = randomFor(seed, 'RetailOrder', number)
  const { id: distributorId, city } = storeOf(seed, number, material.distributors)
  const { id: productId, priceCents } = draw('product').choose(material.products, byId)
  const ageDays = (startOfDay(now).getTime() - startOfDay(orderedAt).getTime()) / dayMs
  const quantity = draw('quantity').int(6, 36)
  const markup = draw('markup').int(100, 130)
  const [estate] = draw('estate').pick(estates)
  return {
    id: number,
    orderNo: retailOrderNumber(number),
    distributorId,
    productId,
    customerName: draw('surname').pick(surnames)[0] + draw('givenName').pick(givenNames)[0],
    customerPhone: `198${String(number).padStart(8, '0')}`,
    address: `${city}市${estate}${draw('building').int(1, 28)}栋${draw('flat').int(101, 2604)}`,
    status: ageDays < 8 ? 'measuring' : ageDays < 25 ? 'scheduled' : 'fitted',
    quantity,
    amountCents: quantity * Math.round((priceCents * markup) / 100),
    orderedAt,
  }
}

/** Stores sell in turn, in another order each time, so that each of them has its season. */
function storeOf<Store extends { readonly id: number }>(
  seed: string,
  number: number,
  stores: readonly Store[],
): Store {
  const turn = randomFor(seed, 'RetailTurn', Math.floor(number / stores.length))
  const score = ({ id }: Store) => turn(String(id)).int(0, 2 ** 31)
  const store = stores.toSorted((one, other) => score(one) - score(other))[number % stores.length]
  if (!store) throw new RangeError('No store sells anything')
  return store
}

const orderBy = { id: 'asc' } as const

/** Wall products of stores: slabs and wall tiles, else any tile. */
const wallProducts = { OR: [{ name: { contains: '岩板' } }, { name: { contains: '墙砖' } }] }

/** Adds retail orders of wall products over the distributors that sell tiles. @returns what was made */
export async function writeRetailOrders(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const ceramic = { businessUnit: 'ceramic' } as const
  const forWalls = await db.product.findMany({ where: { ...ceramic, ...wallProducts }, orderBy })
  const products = forWalls.length > 0 ? forWalls : await db.product.findMany({ where: ceramic, orderBy })
  const distributors = await db.distributor.findMany({ where: { saleAreas: { some: ceramic } }, orderBy })
  if (products.length === 0 || distributors.length === 0) {
    throw new StoreError('Retail orders need tiles and distributors that sell them')
  }
  return inChunks(db, { task: 'retail orders', ...job }, async (tx, size, done) => {
    const { _max } = await tx.retailOrder.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number, index) => {
      const place = placeAmong(randomFor(seed, 'RetailOrder', number), done + index, job.count)
      return retailOrder(seed, number, { distributors, products }, saleTime(households, place, now), now)
    })
    await insertRows(tx, 'RetailOrder', made)
    return made.map(({ orderNo }) => ({ orderNo }))
  })
}

export const seedRetailOrders = seederOf(writeRetailOrders)

interface SampleMaterial {
  readonly distributors: readonly { readonly id: number; readonly city: string }[]
  /** Ids of the bathroom products. */
  readonly productIds: readonly number[]
}

/** Samples were requested on one of that many days. */
const days = 150

const places = ['红星旗舰店', '居然之家店', '建材城专卖店', '社区体验店']

/** The sample order of a number, which is its id and keeps its sampleNo unique, as it is on the day of `now`. */
export function sampleOrder(
  seed: string,
  number: number,
  { distributors, productIds }: SampleMaterial,
  requestedAt: Date,
  now: Date,
): { readonly order: SampleOrder; readonly lines: readonly SampleOrderLine[] } {
  const draw = randomFor(seed, 'SampleOrder', number)
  const { id: distributorId, city } = draw('distributor').choose(distributors, byId)
  const ageDays = (startOfDay(now).getTime() - startOfDay(requestedAt).getTime()) / dayMs
  const chosen = [1, 2, 3, 4]
    .slice(0, draw('lines').int(1, 4))
    .map((line) => randomFor(seed, 'SampleOrderLine', `${number}-${line}`))
  const products = new Map(
    chosen.map((line) => [line('product').choose(productIds, (id) => id), line('quantity').int(1, 3)]),
  )
  const lines = [...products].map(([productId, quantity], index) => ({
    sampleOrderId: number,
    lineNo: index + 1,
    productId,
    quantity,
  }))
  return {
    order: {
      id: number,
      sampleNo: `YP${10_000_000 + number}`,
      distributorId,
      storeName: `${city}${draw('store').pick(places)}`,
      status: ageDays < 10 ? 'requested' : ageDays < 25 ? 'shipped' : 'displayed',
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      requestedAt,
    },
    lines,
  }
}

/** Adds sample orders of bathroom distributors. @returns what was made */
export async function writeSampleOrders(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const [bathroom, orderBy] = [{ businessUnit: 'bathroom' } as const, { id: 'asc' } as const]
  const distributors = await db.distributor.findMany({ where: { saleAreas: { some: bathroom } }, orderBy })
  const productIds = (await db.product.findMany({ where: bathroom, orderBy })).map(({ id }) => id)
  if (productIds.length === 0 || distributors.length === 0) {
    throw new StoreError('Sample orders need bathroom products and distributors that sell them')
  }
  return inChunks(db, { task: 'sample orders', ...job }, async (tx, size, done) => {
    const { _max } = await tx.sampleOrder.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number, index) => {
      const place = placeAmong(randomFor(seed, 'SampleOrder', number), done + index, job.count)
      return sampleOrder(seed, number, { distributors, productIds }, timeWithin(days, place, now), now)
    })
    await insertRows(
      tx,
      'SampleOrder',
      made.map(({ order }) => order),
    )
    await insertRows(
      tx,
      'SampleOrderLine',
      made.flatMap(({ lines }) => lines),
    )
    return made.map(({ order: { sampleNo } }) => ({ sampleNo }))
  })
}

export const seedSampleOrders = seederOf(writeSampleOrders)
