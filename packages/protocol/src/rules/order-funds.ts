import type { DistributorAccount } from '../calls/approval.ts'

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
