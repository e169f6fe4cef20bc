import { insertRows } from '../engines/sqlite.ts'
import type { PrismaClient, SampleOrder, SampleOrderLine } from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { inChunks, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { byId, randomFor } from './random.ts'
import { placeAmong, timeWithin } from './sale-times.ts'

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
