import type { FreezeRecord } from '@portal/protocol/calls/approval'
import type { DistributorAccount } from '@portal/store/generated/client'
import { agreementNotRenewed, creditOverdue } from '@portal/store/seeds/accounts'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../../domain/name-language.ts'
import { orderSelection } from '../../queries/order-selections.ts'

type Frozen = Pick<DistributorAccount, 'distributorId' | 'frozenAt' | 'freezeReason'>

export interface Freeze {
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
