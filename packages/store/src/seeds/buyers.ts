import type { BusinessUnit, Prisma } from '../generated/client.ts'
import { type PeopleFor, peopleFor, withGrants, withViewers } from './page-viewers.ts'

/** Who orders products of a unit for distributors. */
export type BuyersFor = (distributorId: number, unit: BusinessUnit) => readonly number[]

/** Orders are placed by a distributor's own people or for it by sales people, where the company has a page for it. */
export async function readBuyers(
  db: Pick<Prisma.TransactionClient, 'user' | 'menuItem'>,
): Promise<BuyersFor> {
  const users = await db.user.findMany({
    where: { kind: { in: ['sales', 'distributor'] } },
    include: withGrants,
    orderBy: { id: 'asc' },
  })
  const sales = users.filter(({ kind }) => kind === 'sales')
  const buyersOf = async (unit: BusinessUnit): Promise<PeopleFor> => {
    // Where orders are placed, whatever a company's menu calls it; a unit without its own form uses its list.
    const paths = [`/orders/${unit}/new`, `/orders/${unit}`]
    const where = { path: { in: paths }, system: { code: 'OSS' } }
    return peopleFor(users, sales, await db.menuItem.findMany({ where, include: withViewers }))
  }
  const buyers = { ceramic: await buyersOf('ceramic'), bathroom: await buyersOf('bathroom') }
  return (distributorId, unit) => buyers[unit](distributorId)
}
