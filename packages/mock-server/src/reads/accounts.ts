import type { ApprovalAccount, DistributorAccount } from '@portal/protocol/calls/approval'
import type {
  DistributorAccount as AccountRow,
  Distributor,
  SalesOrderStatus,
  User,
} from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../domain/name-language.ts'
import { orderSelection } from '../queries/order-selections.ts'
import { flag, isoTime, yuan } from '../queries/wire-values.ts'

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

export const accountFields = (
  account: AccountRow,
  openAmount: number,
  nameOf: NameOf,
): DistributorAccount => ({
  balance: yuan(account.balanceCents),
  creditLimit: yuan(account.creditLimitCents),
  openAmount,
  frozen: flag(account.frozenAt !== null),
  freezeReason: account.frozenAt ? nameOf(word(account.freezeReason ?? '')) : '',
  frozenAt: isoTime(account.frozenAt),
})

type Owner = Distributor & { readonly account: AccountRow | null }

/** The account of one distributor; null without one, and for people who may not see it. */
export async function readAccount(
  world: World,
  user: User,
  { id, account }: Owner,
  nameOf: NameOf,
): Promise<DistributorAccount | null> {
  if (!account || !mayViewAccount(user, id)) return null
  return accountFields(account, (await readOpenAmounts(world, [id])).get(id) ?? 0, nameOf)
}

/** The account with what an approver asks about. */
export async function readApprovalAccount(
  world: World,
  user: User,
  owner: Owner,
  nameOf: NameOf,
): Promise<ApprovalAccount | null> {
  const account = await readAccount(world, user, owner, nameOf)
  if (!account) return null
  const { _count, _sum } = await world.db.salesOrder.aggregate({
    where: { distributorId: owner.id, ...orderSelection('overdue', world.now()) },
    _count: true,
    _sum: { amountCents: true },
  })
  return { ...account, overdueAmount: yuan(_sum.amountCents ?? 0), overdueCount: _count }
}
