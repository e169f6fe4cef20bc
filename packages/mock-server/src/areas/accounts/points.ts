import type { integralPostDetail, PointPosting } from '@portal/protocol/calls/points'
import type { InputOf } from '@portal/protocol/client'
import type { Distributor, DistributorAccount, User } from '@portal/store/generated/client'
import { pointTotals, postPoints } from '@portal/store/sales-orders'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { filled, Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { containing, given } from '../../queries/conditions.ts'
import { readPaged, sortOrder } from '../../queries/read-list.ts'
import { visibleDistributor, visibleRows } from '../../queries/visible-rows.ts'
import { distributorFields, flag, isoTime, personName, yuan } from '../../queries/wire-values.ts'
import { readAccountManager, readFreeze, readOpenAmounts } from './accounts.ts'

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
function readPointPostings(world: World, rows: { distributorId?: number }, query: Query, nameOf: NameOf) {
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

export const pointsHandlers: Pick<
  Handlers,
  'findBalanceAndIntegral' | 'integralPostDetail' | 'integralPostDetailConfirm' | 'checkAccountFreeze'
> = {
  async findBalanceAndIntegral({ world, user, nameOf, input: { body } }) {
    const { id, account, ...distributor } = await findAccount({ world, user }, body.distributorCode)
    const { posted, waiting } = await pointTotals(world.db, id)
    const openAmounts = await readOpenAmounts(world, [id])
    return {
      ...distributorFields(distributor, nameOf),
      balance: yuan(account?.balanceCents ?? 0),
      creditLimit: yuan(account?.creditLimitCents ?? 0),
      openAmount: openAmounts.get(id) ?? 0,
      frozen: flag(Boolean(account?.frozenAt)),
      integral: posted,
      waitingIntegral: waiting,
    }
  },

  integralPostDetail: async ({ world, user, nameOf, input: { body } }) =>
    readPointPostings(world, await visibleRows({ world, user }, body), body, nameOf),

  async integralPostDetailConfirm({ world, user, input: { body } }) {
    const { id: distributorId } = await findAccount({ world, user }, body.distributorCode)
    const outcome = await postPoints(world, { distributorId, ids: body.postingIds, userId: user.id })
    if (outcome.kind === 'unknown') throw new Rejection(filled(texts.unknownPostings, { ids: outcome.ids }))
    if (outcome.kind === 'already-posted')
      throw new Rejection(filled(texts.alreadyPosted, { ids: outcome.ids }))
    const { posted, waiting } = outcome.totals
    return { postedIntegral: outcome.points, integral: posted, waitingIntegral: waiting }
  },

  async checkAccountFreeze({ world, user, nameOf, input: { query } }) {
    const { id, code, account } = await findAccount({ world, user }, query.distributorCode)
    const frozenAt = account?.frozenAt ?? null
    const { reason, record } = await readFreeze(world, account, nameOf)
    return {
      distributorCode: code,
      frozen: flag(frozenAt !== null),
      reason,
      frozenAt: isoTime(frozenAt),
      freezeRecord: record,
      accountManager: await readAccountManager(world, id, nameOf),
    }
  },
}
