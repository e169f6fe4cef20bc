import type { Distributor } from '@portal/protocol/calls/bathroom'
import { fundsLeft, orderableAmount } from '@portal/protocol/rules/approvals'

/** Yuan that a distributor can still order for; null without an account. */
export const availableAmount = ({ account }: Pick<Distributor, 'account'>) =>
  account ? orderableAmount(account) : null

/** Sorts by urgency: frozen accounts first, then those with the least left. */
export const byUrgency = (a: Distributor, b: Distributor): number =>
  Number(b.account?.frozen === 'Y') - Number(a.account?.frozen === 'Y') ||
  leftOf(a) - leftOf(b) ||
  a.distributorCode.localeCompare(b.distributorCode)

/** A large number for unknown values: infinities can't be compared by subtraction. */
function leftOf({ account }: Distributor): number {
  const left = account ? fundsLeft(account) : Number.NaN
  return Number.isNaN(left) ? Number.MAX_SAFE_INTEGER : left
}
