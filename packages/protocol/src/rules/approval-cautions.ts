import type { ProcessInformation } from '../calls/approval.ts'
import type { ApprovalChange } from '../entities/approval-facts.ts'
import { shortfallOf } from './order-funds.ts'

/** An amount in yuan above which approving needs a confirmation for this reason (assumed). */
export const highAmount = 200_000

/** Why an approval deserves a second look. */
export type ApprovalCaution = 'frozen' | 'overdue' | 'beyondFunds' | 'highAmount'

interface Approved extends Pick<ProcessInformation, 'subject' | 'state' | 'amount' | 'account'> {
  readonly changes?: readonly ApprovalChange[]
}

/**
 * The part, in yuan, of an order waiting for approval that balance and credit don't cover besides the other orders; 0
 * when they do or the account is unknown. The order itself is among those not shipped.
 */
export function shortfall({ subject, state, amount, account }: Approved): number {
  if (subject !== 'salesOrder' || state !== 'running' || amount === null || !account) return 0
  return shortfallOf({ ...account, openAmount: account.openAmount - amount }, amount) || 0
}

/**
 * The gravest first; amounts that could not be read (NaN) are no reason. What the distributor owes counts for orders and
 * special prices: projects and contracts take no money yet.
 */
export const approvalCautions = (approved: Approved): ApprovalCaution[] => [
  ...(approved.account?.frozen === 'Y' ? (['frozen'] as const) : []),
  ...(owesFor(approved) > 0 ? (['overdue'] as const) : []),
  ...(shortfall(approved) > 0 ? (['beyondFunds'] as const) : []),
  ...(amountsOf(approved).some((amount) => amount > highAmount) ? (['highAmount'] as const) : []),
]

const owesFor = ({ subject, account }: Approved): number =>
  subject === 'salesOrder' || subject === 'specialPrice' ? (account?.overdueAmount ?? 0) : 0

/** A change of an amount is as high as the larger of both: a large one may not become small unseen. */
const amountsOf = ({ subject, amount, changes = [] }: Approved): readonly number[] => [
  amount ?? 0,
  ...(subject === 'projectChange' || subject === 'contractChange' ? changes : [])
    .filter(({ field }) => field === 'amount')
    .flatMap(({ before, after }) => [Number(before), Number(after)]),
]
