import type { ApprovalAccount, DistributorAccount } from '@portal/protocol/calls/approval'
import type { AccountManager } from '@portal/protocol/calls/bathroom'
import type {
  DistributorAccount as AccountRow,
  Distributor,
  SalesOrderStatus,
  User,
} from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'
import { orderSelection } from '../../queries/order-selections.ts'
import { flag, isoTime, personName, yuan } from '../../queries/wire-values.ts'
import { type Freeze, readFreeze } from './freezes.ts'

/** Orders that bind money: placed and not shipped yet (assumed). */
const open: SalesOrderStatus[] = ['submitted', 'approved', 'producing']

/** A distributor sees the own account, other people any (assumed). */
export const mayViewAccount = ({ kind, distributorId }: User, ownerId: number) =>
  kind !== 'distributor' || distributorId === ownerId

/** Yuan of the orders that are not shipped yet by distributor, from the sums that the database keeps. */
export async function readOpenAmounts({ db }: World, distributorIds: readonly number[]) {
  const sums = await db.salesOrderTotal.groupBy({
    by: ['distributorId'],
    where: { distributorId: { in: [...distributorIds] }, status: { in: open } },
    _sum: { amountCents: true },
  })
  return new Map(sums.map(({ distributorId, _sum }) => [distributorId, yuan(_sum.amountCents ?? 0)]))
}

interface Overdue {
  readonly overdueAmount: number
  readonly overdueCount: number
}

/** What each distributor was to pay by now, and of how many orders. */
async function readOverdue(world: World, distributorIds: readonly number[]): Promise<Map<number, Overdue>> {
  const sums = await world.db.salesOrder.groupBy({
    by: ['distributorId'],
    where: { distributorId: { in: [...distributorIds] }, ...orderSelection('overdue', world.now()) },
    _count: true,
    _sum: { amountCents: true },
  })
  return new Map(
    sums.map(({ distributorId, _count, _sum }) => [
      distributorId,
      { overdueAmount: yuan(_sum.amountCents ?? 0), overdueCount: _count },
    ]),
  )
}

/** What the orders of distributors bind and leave unpaid. */
export async function readObligations(world: World, distributorIds: readonly number[]) {
  const [open, overdue] = await Promise.all([
    readOpenAmounts(world, distributorIds),
    readOverdue(world, distributorIds),
  ])
  return (id: number) => ({
    openAmount: open.get(id) ?? 0,
    ...(overdue.get(id) ?? { overdueAmount: 0, overdueCount: 0 }),
  })
}

type Obligations = Pick<ApprovalAccount, 'openAmount' | 'overdueAmount'>

export const accountFields = (
  account: AccountRow,
  { openAmount, overdueAmount }: Obligations,
  freeze: Freeze,
): Required<DistributorAccount> => ({
  balance: yuan(account.balanceCents),
  creditLimit: yuan(account.creditLimitCents),
  openAmount,
  frozen: flag(account.frozenAt !== null),
  freezeReason: freeze.reason,
  freezeRecord: freeze.record,
  frozenAt: isoTime(account.frozenAt),
  overdueAmount,
})

/** The sales person who has the distributor's newest target; of several business units the one of the larger (assumed). */
export async function readAccountManager(
  { db }: World,
  distributorId: number,
  nameOf: NameOf,
): Promise<AccountManager | null> {
  const target = await db.salesTarget.findFirst({
    where: { distributorId },
    orderBy: [{ month: 'desc' }, { targetCents: 'desc' }],
    include: { user: true },
  })
  if (!target) return null
  const { user } = target
  return { name: personName(user, nameOf), phone: user.phone, email: user.email ?? '' }
}

type Owner = Distributor & { readonly account: AccountRow | null }

/** The account of one distributor, as approvers need it; null without one, and for people who may not see it. */
export async function readApprovalAccount(
  world: World,
  user: User,
  { id, account }: Owner,
  nameOf: NameOf,
): Promise<ApprovalAccount | null> {
  if (!account || !mayViewAccount(user, id)) return null
  const obligations = (await readObligations(world, [id]))(id)
  const freeze = await readFreeze(world, account, nameOf)
  return { ...accountFields(account, obligations, freeze), overdueCount: obligations.overdueCount }
}

/** The account of one distributor beside an order. */
export async function readAccount(
  world: World,
  user: User,
  owner: Owner,
  nameOf: NameOf,
): Promise<DistributorAccount | null> {
  const account = await readApprovalAccount(world, user, owner, nameOf)
  if (!account) return null
  const { overdueCount: _count, ...shown } = account
  return shown
}
