import type { Prisma } from './generated/client.ts'
import { type ApprovalCase, approval, insertApprovals } from './seeds/approval-cases.ts'
import { readApprovers } from './seeds/approvers.ts'

/**
 * Starts an approval of the same kind as the demo company's.
 * @returns false where no user could do any of its steps: then there is none
 */
export async function beginApproval(
  tx: Prisma.TransactionClient,
  seed: string,
  given: Omit<ApprovalCase, 'isDecided' | 'isNew'>,
  now: Date,
): Promise<boolean> {
  const place = (await readApprovers(tx)).placeOf(given)
  if (!place) return false
  const { _max } = await tx.approvalProcess.aggregate({ _max: { id: true } })
  const begun = { ...given, isDecided: false, isNew: true }
  const made = approval(seed, (_max.id ?? 0) + 1, begun, place, now)
  if (!made) return false
  await insertApprovals(tx, [made])
  return true
}
