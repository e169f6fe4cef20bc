import type { ProcessInformation } from '../calls/approval.ts'

/** An amount in yuan above which approving is asked about with the reason (assumed). */
export const highAmount = 200_000

/** Why an approval deserves a second look. */
export type ApprovalCaution = 'frozen' | 'beyondFunds' | 'highAmount'

type Approved = Pick<ProcessInformation, 'subject' | 'amount' | 'account'>

/** Yuan that an order exceeds the distributor's balance and credit by; 0 when it does not or nothing is known of the account. */
export function shortfall({ subject, amount, account }: Approved): number {
  if (subject !== 'salesOrder' || amount === null || !account) return 0
  return Math.max(0, amount - account.balance - account.creditLimit)
}

/** The gravest first; amounts that could not be read (NaN) are no reason. */
export const approvalCautions = (approved: Approved): ApprovalCaution[] => [
  ...(approved.account?.frozen === 'Y' ? (['frozen'] as const) : []),
  ...(shortfall(approved) > 0 ? (['beyondFunds'] as const) : []),
  ...((approved.amount ?? 0) > highAmount ? (['highAmount'] as const) : []),
]
