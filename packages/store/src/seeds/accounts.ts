import { insertRows } from '../engines/insert-rows.ts'
import type { DistributorAccount, PointPosting, PrismaClient, SalesOrder } from '../generated/client.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { randomFor } from './random.ts'

const reasons = ['授信额度超期未还，账户暂停下单', '年度协议未续签，账户暂停下单']
const wanYuanCents = 1_000_000

/** The account of a distributor; one in six is frozen. */
function distributorAccount(seed: string, distributorId: number, now: Date): DistributorAccount {
  const draw = randomFor(seed, 'DistributorAccount', distributorId)
  const frozen = draw('frozen').int(1, 6) === 1
  return {
    distributorId,
    level: draw('dealerLevel').pick(['A', 'B', 'B', 'C', 'C']),
    balanceCents: draw('balance').int(500_00, 60 * wanYuanCents),
    creditLimitCents: draw('creditLimit').int(4, 24) * 5 * wanYuanCents,
    frozenAt: frozen ? startOfDay(now, -draw('frozenDays').int(2, 30)) : null,
    freezeReason: frozen ? draw('freezeReason').pick(reasons) : null,
  }
}

/** Every hundred yuan of a delivered order earn a point (assumed). */
const centsPerPoint = 100_00
/** Points are usually posted within this time. */
const postingDays = 45

/** The points that a completed order has earned, under the order's id; posted by `postedById` when they are older. */
function pointPosting(seed: string, order: SalesOrder, postedById: number, now: Date): PointPosting {
  const draw = randomFor(seed, 'PointPosting', order.id)
  const today = startOfDay(now).getTime()
  const earnedAt = new Date(Math.min(order.deliveryDate.getTime(), today - dayMs))
  const isPosted = today - earnedAt.getTime() > postingDays * dayMs
  return {
    id: order.id,
    distributorId: order.distributorId,
    orderId: order.id,
    points: Math.floor(order.amountCents / centsPerPoint),
    earnedAt,
    postedAt: isPosted ? new Date(earnedAt.getTime() + draw('postedAfter').int(1, 30) * dayMs) : null,
    postedById: isPosted ? postedById : null,
  }
}

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
