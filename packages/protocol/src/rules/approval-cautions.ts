import type { ProcessInformation } from '../calls/approval.ts'
import { shortfallOf } from './order-funds.ts'

/** An amount in yuan above which approving is asked about with the reason (assumed). */
export const highAmount = 200_000

/** Why an approval deserves a second look. */
export type ApprovalCaution = 'frozen' | 'overdue' | 'beyondFunds' | 'highAmount'

type Approved = Pick<ProcessInformation, 'subject' | 'state' | 'amount' | 'account'>

/**
 * Yuan of an order that waits for approval which balance and credit do not cover beside the other orders; 0 when they do or
 * nothing is known of the account. The order itself is among those that are not shipped.
 */
export function shortfall({ subject, state, amount, account }: Approved): number {
  if (subject !== 'salesOrder' || state !== 'running' || amount === null || !account) return 0
  return shortfallOf({ ...account, openAmount: account.openAmount - amount }, amount) || 0
}

/**
 * The gravest first; amounts that could not be read (NaN) are no reason. What the distributor owes counts for orders alone:
 * projects and contracts take no money yet.
 */
export const approvalCautions = (approved: Approved): ApprovalCaution[] => [
  ...(approved.account?.frozen === 'Y' ? (['frozen'] as const) : []),
  ...(owesFor(approved) > 0 ? (['overdue'] as const) : []),
  ...(shortfall(approved) > 0 ? (['beyondFunds'] as const) : []),
  ...((approved.amount ?? 0) > highAmount ? (['highAmount'] as const) : []),
]

const owesFor = ({ subject, account }: Approved): number =>
  subject === 'salesOrder' ? (account?.overdueAmount ?? 0) : 0
