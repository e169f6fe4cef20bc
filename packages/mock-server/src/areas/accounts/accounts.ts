import type { ApprovalAccount, DistributorAccount, FreezeRecord } from '@portal/protocol/calls/approval'
import type { AccountManager } from '@portal/protocol/calls/bathroom'
import type {
  DistributorAccount as AccountRow,
  Distributor,
  SalesOrderStatus,
  User,
} from '@portal/store/generated/client'
import { agreementNotRenewed, creditOverdue } from '@portal/store/seeds/accounts'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../../domain/name-language.ts'
import { orderSelection } from '../../queries/conditions.ts'
import { flag, isoTime, personName, yuan } from '../../queries/wire-values.ts'

type Frozen = Pick<AccountRow, 'distributorId' | 'frozenAt' | 'freezeReason'>

interface Freeze {
  readonly reason: string
  readonly record: FreezeRecord | null
}

/** Why an account is frozen, with the record that the reason is about named in it; other reasons are texts of people (assumed). */
export async function readFreeze(world: World, account: Frozen | null, nameOf: NameOf): Promise<Freeze> {
  if (!account?.frozenAt) return { reason: '', record: null }
  const reason = nameOf(word(account.freezeReason ?? ''))
  const record = await readFreezeRecord(world, account)
  return { reason: record ? `${reason} (${record.number})` : reason, record }
}

async function readFreezeRecord(
  world: World,
  { distributorId, freezeReason }: Frozen,
): Promise<FreezeRecord | null> {
  const now = world.now()
  if (freezeReason === agreementNotRenewed) {
    const found = await world.db.contract.findFirst({
      where: { distributorId, status: { not: 'waiting' }, endDate: { lt: now } },
      orderBy: [{ endDate: 'desc' }, { id: 'desc' }],
    })
    return found && { kind: 'contract', number: found.contractNo, businessUnit: found.businessUnit }
  }
  if (freezeReason !== creditOverdue) return null
  const found = await world.db.salesOrder.findFirst({
    where: { distributorId, ...orderSelection('overdue', now) },
    orderBy: [{ deliveryDate: 'asc' }, { id: 'asc' }],
  })
  return found && { kind: 'order', number: found.orderNo, businessUnit: found.businessUnit }
}

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
