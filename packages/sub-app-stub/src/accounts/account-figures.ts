import type { Distributor } from '@portal/protocol/calls/distributor'

/** Yuan that a distributor can still order for: balance and credit without the orders that are not shipped yet; null without an account. */
export const availableFunds = ({ account, openAmount }: Pick<Distributor, 'account' | 'openAmount'>) =>
  account ? account.balance + account.creditLimit - openAmount : null

/** Sorts by urgency: frozen accounts first, then by the smallest available amount. */
export const byUrgency = (a: Distributor, b: Distributor): number =>
  Number(b.account?.frozen === 'Y') - Number(a.account?.frozen === 'Y') ||
  (availableFunds(a) ?? Number.POSITIVE_INFINITY) - (availableFunds(b) ?? Number.POSITIVE_INFINITY) ||
  a.distributorCode.localeCompare(b.distributorCode)
