import type { integralPostDetail } from '@portal/protocol/calls/points'
import type { InputOf } from '@portal/protocol/client'
import type { PointPosting } from '@portal/protocol/entities/points'
import type { World } from '@portal/store/worlds/world'
import { sortOrder } from '../domain/sort-order.ts'
import { containing, given } from './conditions.ts'
import { readPaged } from './read-list.ts'
import { distributorFields, isoTime } from './wire-values.ts'

type Query = InputOf<typeof integralPostDetail>['body']

const postedAt = { waiting: null, posted: { not: null } } as const

/** One page of the points that orders have earned. */
export function readPointPostings(world: World, rows: { distributorId?: number }, query: Query) {
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
        ...distributorFields(posting.distributor),
        orderNo: posting.order.orderNo,
        integral: posting.points,
        earnedAt: posting.earnedAt.toISOString(),
        postedAt: isoTime(posting.postedAt),
        postedByName: posting.postedBy?.fullName ?? null,
      }),
    },
    query,
  )
}
