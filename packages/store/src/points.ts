import type { Prisma } from './generated/client.ts'
import type { World } from './worlds/world.ts'

export interface PointTotals {
  /** Points that can be spent. */
  readonly posted: number
  /** Points that wait to be posted. */
  readonly waiting: number
}

/** The points of a distributor: nothing but the sums of its postings, so that they always add up. */
export async function pointTotals(
  db: Pick<Prisma.TransactionClient, 'pointPosting'>,
  distributorId: number,
): Promise<PointTotals> {
  const sum = async (postedAt: null | { not: null }) => {
    const { _sum } = await db.pointPosting.aggregate({
      where: { distributorId, postedAt },
      _sum: { points: true },
    })
    return _sum.points ?? 0
  }
  return { posted: await sum({ not: null }), waiting: await sum(null) }
}

export type PostingOutcome =
  | { readonly kind: 'posted'; readonly points: number; readonly totals: PointTotals }
  /** Ids of no posting of that distributor. */
  | { readonly kind: 'unknown'; readonly ids: readonly number[] }
  | { readonly kind: 'already-posted'; readonly ids: readonly number[] }

/** Posts waiting points of a distributor: all of the given ones, or none. */
export function postPoints(
  world: World,
  { distributorId, ids, userId }: { distributorId: number; ids: readonly number[]; userId: number },
): Promise<PostingOutcome> {
  const wanted = [...new Set(ids)]
  return world.db.$transaction(async (tx): Promise<PostingOutcome> => {
    const found = await tx.pointPosting.findMany({ where: { id: { in: wanted }, distributorId } })
    const unknown = wanted.filter((id) => !found.some((posting) => posting.id === id))
    if (unknown.length > 0) return { kind: 'unknown', ids: unknown }
    const posted = found.filter(({ postedAt }) => postedAt !== null).map(({ id }) => id)
    if (posted.length > 0) return { kind: 'already-posted', ids: posted }
    const data = { postedAt: world.now(), postedById: userId }
    await tx.pointPosting.updateMany({ where: { id: { in: wanted } }, data })
    const points = found.reduce((sum, posting) => sum + posting.points, 0)
    return { kind: 'posted', points, totals: await pointTotals(tx, distributorId) }
  })
}
