import { insertRows } from '../engines/insert-rows.ts'
import type { PrismaClient } from '../generated/client.ts'
import { retailOrder } from '../generators/retail-orders.ts'
import { StoreError } from '../store-error.ts'
import { inChunks, numbersAfter } from './in-chunks.ts'
import { seederOf, type WriteJob } from './write-job.ts'

const orderBy = { id: 'asc' } as const

/** What stores sell for walls: slabs and wall tiles, else any tile. */
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
  return inChunks(db, { task: 'retail orders', ...job }, async (tx, size) => {
    const { _max } = await tx.retailOrder.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) =>
      retailOrder(seed, number, { distributors, products }, now),
    )
    await insertRows(tx, 'RetailOrder', made)
    return made.map(({ orderNo }) => ({ orderNo }))
  })
}

export const seedRetailOrders = seederOf(writeRetailOrders)
