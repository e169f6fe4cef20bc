import { insertRows } from '../engines/sqlite.ts'
import type { DistributorAccount, PointPosting, PrismaClient, SalesOrder } from '../generated/client.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { randomFor } from './random.ts'
import { type PeopleFor, peopleFor, withGrants, withViewers } from './sale-times.ts'

/** A renewal lifts a freeze for this reason. */
export const agreementNotRenewed = '年度协议未续签，账户暂停下单'
export const creditOverdue = '授信额度超期未还，账户暂停下单'
const reasons = { overdue: creditOverdue, other: agreementNotRenewed } as const
const wanYuanCents = 1_000_000
const minuteMs = 60_000

interface Ordered {
  readonly lastOrderAt: Date | null
  /** Something that was delivered long ago is not paid. */
  readonly isOverdue: boolean
}

/** The account of a distributor; one in six is frozen, and has ordered nothing since. */
function distributorAccount(
  seed: string,
  distributorId: number,
  { lastOrderAt, isOverdue }: Ordered,
  now: Date,
): DistributorAccount {
  const draw = randomFor(seed, 'DistributorAccount', distributorId)
  const isFrozen = draw('frozen').int(1, 6) === 1
  const frozenDay = startOfDay(now, -draw('frozenDays').int(2, 30)).getTime()
  const dayAfterOrder = lastOrderAt ? startOfDay(lastOrderAt, 1).getTime() : 0
  return {
    distributorId,
    level: draw('dealerLevel').pick(['A', 'B', 'B', 'C', 'C']),
    balanceCents: draw('balance').int(500_00, 60 * wanYuanCents),
    creditLimitCents: draw('creditLimit').int(4, 24) * 5 * wanYuanCents,
    frozenAt: isFrozen ? new Date(Math.max(frozenDay, dayAfterOrder)) : null,
    freezeReason: isFrozen ? reasons[isOverdue ? 'overdue' : 'other'] : null,
  }
}

/** Every hundred yuan of a delivered order earn a point (assumed). */
const centsPerPoint = 100_00
/** Points are usually posted within this time. */
const postingDays = 45

/** Payment term of an order in days after its delivery (assumed). */
const paymentDays = 30

/** The points that a completed order has earned, under the order's id; posted by one of these people when they are older. */
function pointPosting(seed: string, order: SalesOrder, posters: readonly number[], now: Date): PointPosting {
  const draw = randomFor(seed, 'PointPosting', order.id)
  const earnedAt = order.deliveryDate
  const isPosted = startOfDay(now).getTime() - earnedAt.getTime() > postingDays * dayMs
  const postedOn = startOfDay(earnedAt, draw('postedAfter').int(1, 30)).getTime()
  return {
    id: order.id,
    distributorId: order.distributorId,
    orderId: order.id,
    points: Math.floor(order.amountCents / centsPerPoint),
    earnedAt,
    postedAt: isPosted ? new Date(postedOn + draw('minute').int(9 * 60, 18 * 60) * minuteMs) : null,
    postedById: isPosted ? draw('postedBy').choose(posters, (id) => id) : null,
  }
}

/** Gives every distributor an account, and every completed order of the database the points that it earned. */
export async function writeAccounts(
  db: PrismaClient,
  { seed, now }: { readonly seed: string; readonly now: Date },
): Promise<void> {
  const orderBy = { id: 'asc' } as const
  const distributors = await db.distributor.findMany({ orderBy })
  const ordered = await db.salesOrder.groupBy({ by: ['distributorId'], _max: { orderedAt: true } })
  const overdue = await db.salesOrder.groupBy({
    by: ['distributorId'],
    where: { status: 'shipped', deliveryDate: { lt: startOfDay(now, -paymentDays) } },
  })
  await insertRows(
    db,
    'DistributorAccount',
    distributors.map(({ id }) => {
      const isOwn = (one: { readonly distributorId: number }) => one.distributorId === id
      const lastOrderAt = ordered.find(isOwn)?._max.orderedAt ?? null
      return distributorAccount(seed, id, { lastOrderAt, isOverdue: overdue.some(isOwn) }, now)
    }),
  )
  const orders = await db.salesOrder.findMany({ where: { status: 'completed' }, orderBy })
  const postersFor = await readPosters(db)
  await insertRows(
    db,
    'PointPosting',
    orders.map((order) => pointPosting(seed, order, postersFor(order.distributorId), now)),
  )
}

/** Points are posted by the distributor's own people or for it by staff, where the company has a page for it. */
async function readPosters(db: PrismaClient): Promise<PeopleFor> {
  const users = await db.user.findMany({ include: withGrants, orderBy: { id: 'asc' } })
  const page = { path: '/points', system: { code: 'OSS' } } as const
  const pages = await db.menuItem.findMany({ where: page, include: withViewers })
  return peopleFor(
    users,
    users.filter(({ distributorId }) => distributorId === null),
    pages,
  )
}
