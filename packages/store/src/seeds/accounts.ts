import { insertRows } from '../engines/insert-rows.ts'
import type { PrismaClient } from '../generated/client.ts'
import { distributorAccount, pointPosting } from '../generators/accounts.ts'

/** Gives every distributor an account, and every completed order of the database the points that it earned. */
export async function writeAccounts(
  db: PrismaClient,
  { seed, now }: { readonly seed: string; readonly now: Date },
): Promise<void> {
  const orderBy = { id: 'asc' } as const
  const distributors = await db.distributor.findMany({ orderBy })
  await insertRows(
    db,
    'DistributorAccount',
    distributors.map(({ id }) => distributorAccount(seed, id, now)),
  )
  const orders = await db.salesOrder.findMany({ where: { status: 'completed' }, orderBy })
  await insertRows(
    db,
    'PointPosting',
    orders.map((order) => pointPosting(seed, order, order.createdById, now)),
  )
}
