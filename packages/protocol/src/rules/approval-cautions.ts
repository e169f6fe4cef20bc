import type { ProcessInformation } from '../calls/approval.ts'
import type { ApprovalChange } from '../entities/approval-facts.ts'
import { fundsLeft } from './order-funds.ts'

/** An amount in yuan above which approving needs a confirmation for this reason (assumed). */
export const highAmount = 200_000

/** Why an approval deserves a second look. */
export type ApprovalCaution = 'frozen' | 'overdue' | 'beyondFunds' | 'highAmount'

interface Approved extends Pick<ProcessInformation, 'subject' | 'state' | 'amount' | 'account'> {
  readonly changes?: readonly ApprovalChange[]
}

/** Yuan by which orders not shipped yet exceed balance and credit while an approval waits; 0 when unknown. */
export const shortfall = ({ state, account }: Pick<Approved, 'state' | 'account'>): number =>
  state === 'running' && account ? Math.max(0, -fundsLeft(account)) || 0 : 0

/** The gravest first, for every kind of approval alike; amounts that could not be read (NaN) are no reason. */
export const approvalCautions = (approved: Approved): ApprovalCaution[] => [
  ...(approved.account?.frozen === 'Y' ? (['frozen'] as const) : []),
  ...((approved.account?.overdueAmount ?? 0) > 0 ? (['overdue'] as const) : []),
  ...(shortfall(approved) > 0 ? (['beyondFunds'] as const) : []),
  ...(amountsOf(approved).some((amount) => amount > highAmount) ? (['highAmount'] as const) : []),
]

/** A change of an amount is as high as the larger of both: a large one may not become small unseen. */
const amountsOf = ({ subject, amount, changes = [] }: Approved): readonly number[] => [
  amount ?? 0,
  ...(subject === 'projectChange' || subject === 'contractChange' ? changes : [])
    .filter(({ field }) => field === 'amount')
    .flatMap(({ before, after }) => [Number(before), Number(after)]),
]
