import type { ApplicationValues } from '@portal/protocol/applications/application-kinds'
import type { Prisma } from '../generated/client.ts'
import { agreementNotRenewed } from '../seeds/accounts.ts'
import { contractNumber } from '../seeds/projects.ts'
import { dayOf } from './make-record.ts'

/** Contracts of the fixtures have the ids of their projects; renewed ones follow after all of these. */
const firstId = 5_000_000

/**
 * Creates the contract of the new term, valid from its first day, and lifts a freeze caused by the missing renewal
 * (assumed).
 * @returns its number; empty where the former one no longer exists
 */
export async function renewContract(
  tx: Prisma.TransactionClient,
  { contractNo, startDate, endDate, target }: ApplicationValues,
  now: Date,
): Promise<string> {
  const former = await tx.contract.findUnique({ where: { contractNo: String(contractNo) } })
  if (!former) return ''
  const { projectId, businessUnit, distributorId } = former
  const { _max } = await tx.contract.aggregate({ _max: { id: true } })
  const id = Math.max(_max.id ?? 0, firstId) + 1
  const renewed = await tx.contract.create({
    data: {
      ...{ id, contractNo: contractNumber(id), projectId, businessUnit, distributorId, status: 'effective' },
      ...{ signedAt: now, registeredAt: now, startDate: dayOf(startDate), endDate: dayOf(endDate) },
      amountCents: Math.round(Number(target) * 100),
    },
  })
  await tx.distributorAccount.updateMany({
    where: { distributorId, freezeReason: agreementNotRenewed },
    data: { frozenAt: null, freezeReason: null },
  })
  return renewed.contractNo
}
