import { insertRows } from '../engines/insert-rows.ts'
import type { PrismaClient } from '../generated/client.ts'
import { type OrderMaterial, salesOrder } from '../generators/orders.ts'
import { StoreError } from '../store-error.ts'
import { inChunks, numbersAfter } from './in-chunks.ts'
import { seederOf, type WriteJob } from './write-job.ts'

/** Orders are wanted by the hundred thousand: larger transactions write each page of their indexes less often. */
const chunkSize = 4000

/** Adds sales orders of both business units over the distributors and products there are. @returns what was made */
export async function writeOrders(
  db: PrismaClient,
  { seed, now, ...job }: WriteJob,
): Promise<{ orderNo: string }[]> {
  const material = await readMaterial(db)
  return inChunks(db, { task: 'orders', chunkSize, ...job }, async (tx, size) => {
    const { _max } = await tx.salesOrder.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => salesOrder(seed, number, material, now))
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

async function readMaterial(db: PrismaClient): Promise<OrderMaterial> {
  const orderBy = { id: 'asc' } as const
  const products = {
    ceramic: await db.product.findMany({ where: { businessUnit: 'ceramic' }, orderBy }),
    bathroom: await db.product.findMany({ where: { businessUnit: 'bathroom' }, orderBy }),
  }
  const saleAreas = (await db.distributorSaleArea.findMany({ orderBy })).filter(
    ({ businessUnit }) => products[businessUnit].length > 0,
  )
  if (saleAreas.length === 0) throw new StoreError('Orders need distributors whose sale areas have products')
  const users = await db.user.findMany({ where: { kind: { in: ['sales', 'distributor'] } }, orderBy })
  const sales = users.filter(({ kind }) => kind === 'sales').map(({ id }) => id)
  if (sales.length === 0) throw new StoreError('Orders need a sales person')
  const buyers = new Map<number, number[]>()
  for (const { id, distributorId } of users) {
    if (distributorId !== null) buyers.set(distributorId, [...(buyers.get(distributorId) ?? []), id])
  }
  return { saleAreas, products, buyersFor: (distributorId) => buyers.get(distributorId) ?? sales }
}
