import type { integralPostDetail, PointPosting } from '@portal/protocol/calls/points'
import type { InputOf } from '@portal/protocol/client'
import type { Distributor, DistributorAccount, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'
import { filled } from '../../errors/message.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { containing, given } from '../../queries/conditions.ts'
import { readPaged, sortOrder } from '../../queries/read-list.ts'
import { visibleDistributor } from '../../queries/visible-rows.ts'
import { distributorFields, isoTime, personName } from '../../queries/wire-values.ts'

/** The distributor of a requested account: distributors see their own, other people any (assumed). */
export async function findAccount(
  caller: { readonly world: World; readonly user: User },
  distributorCode: string | undefined,
): Promise<Distributor & { account: DistributorAccount | null }> {
  const id = await visibleDistributor(caller, distributorCode)
  if (id === undefined) throw new Rejection(texts.distributorNeeded)
  const distributor = await caller.world.db.distributor.findUnique({
    where: { id },
    include: { account: true },
  })
  if (!distributor) throw new Rejection(filled(texts.unknownDistributor, { code: distributorCode ?? '' }))
  return distributor
}

type Query = InputOf<typeof integralPostDetail>['body']

const postedAt = { waiting: null, posted: { not: null } } as const

/** One page of the points that orders have earned. */
export function readPointPostings(
  world: World,
  rows: { distributorId?: number },
  query: Query,
  nameOf: NameOf,
) {
  const { orderNo, status, sort = '-earnedAt' } = query
  const order = given({ orderNo: containing(orderNo) })
  const where = { ...rows, ...(status ? { postedAt: postedAt[status] } : {}), order }
  return readPaged(
    {
      order: sortOrder(sort, { earnedAt: 'earnedAt' }),
      count: () => world.db.pointPosting.count({ where }),
      rows: (page) =>
        world.db.pointPosting.findMany({
          where,
          ...page,
          include: { distributor: true, order: true, postedBy: true },
        }),
      show: (posting): PointPosting => ({
        postingId: posting.id,
        ...distributorFields(posting.distributor, nameOf),
        orderNo: posting.order.orderNo,
        integral: posting.points,
        earnedAt: posting.earnedAt.toISOString(),
        postedAt: isoTime(posting.postedAt),
        postedByName: posting.postedBy ? personName(posting.postedBy, nameOf) : null,
      }),
    },
    query,
  )
}
