import { insertRows } from '../engines/insert-rows.ts'
import type { PrismaClient } from '../generated/client.ts'
import { sampleOrder } from '../generators/sample-orders.ts'
import { StoreError } from '../store-error.ts'
import { inChunks, numbersAfter } from './in-chunks.ts'
import { seederOf, type WriteJob } from './write-job.ts'

/** Adds sample orders of bathroom distributors. @returns what was made */
export async function writeSampleOrders(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const [bathroom, orderBy] = [{ businessUnit: 'bathroom' } as const, { id: 'asc' } as const]
  const distributors = await db.distributor.findMany({ where: { saleAreas: { some: bathroom } }, orderBy })
  const productIds = (await db.product.findMany({ where: bathroom, orderBy })).map(({ id }) => id)
  if (productIds.length === 0 || distributors.length === 0) {
    throw new StoreError('Sample orders need bathroom products and distributors that sell them')
  }
  return inChunks(db, { task: 'sample orders', ...job }, async (tx, size) => {
    const { _max } = await tx.sampleOrder.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) =>
      sampleOrder(seed, number, { distributors, productIds }, now),
    )
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
