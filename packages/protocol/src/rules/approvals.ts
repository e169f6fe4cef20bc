import type { DistributorAccount, ProcessInformation, Task } from '../calls/approval.ts'
import type { SharedFile } from '../calls/external.ts'
import type { ApprovalChange } from '../entities/approval-facts.ts'
import type { UserInfo } from '../entities/user.ts'
import { type Id, sameId } from './ids.ts'

type Funds = Pick<DistributorAccount, 'balance' | 'creditLimit' | 'openAmount'>
type Account = Funds & Pick<DistributorAccount, 'frozen'>

/**
 * Yuan that are left of balance and credit after the orders that are not shipped yet; below 0 where these take more than
 * there is, NaN where one of the three is unknown.
 */
export const fundsLeft = ({ balance, creditLimit, openAmount }: Funds): number =>
  balance + creditLimit - openAmount

/** Yuan that a distributor can still order for; none from a frozen account. */
export const orderableAmount = (account: Account): number =>
  account.frozen === 'Y' ? 0 : Math.max(0, fundsLeft(account))

/** Yuan of a new order that the funds do not cover, whether or not the account is frozen; at most its amount. */
export const shortfallOf = (account: Funds, amount: number): number =>
  Math.max(0, amount - Math.max(0, fundsLeft(account)))

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

/** Whether the user is the applicant, who may not decide (assumed). Without an applicant from the backend, by name. */
export function isOwnApplication(
  user: Pick<UserInfo, 'userId' | 'userFullName'>,
  { applicantName }: Pick<Task, 'applicantName'>,
  details?: { readonly applicantId: Id },
): boolean {
  if (details && details.applicantId !== '') return sameId(details.applicantId, user.userId)
  return applicantName !== '' && applicantName === user.userFullName
}

/** The files of one approval; a backend that ignores what was asked answers with files that have nothing to do with it. */
export const attachmentsOf = (files: readonly SharedFile[], processInstanceId: string): SharedFile[] =>
  files.filter((file) => file.processInstanceId === processInstanceId)

/** The parts of a task's title. */
interface TaskTitle {
  /** What the task is about, e.g. a project or a distributor. */
  readonly name: string
  /** The decision to make; empty where the title doesn't contain it. */
  readonly kind: string
}

/**
 * Splits a title such as `Order approval: TC1 Foshan Tiles` at the number of its record, so that the distinguishing
 * part can be shown. Any other title is the name as a whole.
 */
export function taskTitle(title: string, businessKey: string): TaskTitle {
  const [before = '', ...rest] = businessKey ? title.split(businessKey) : []
  const kind = before.replace(/[\s:：·-]+$/, '').trim()
  const name = rest
    .join(businessKey)
    .replace(/^[\s:：·-]+/, '')
    .trim()
  return kind && name ? { name, kind } : { name: title, kind: '' }
}
