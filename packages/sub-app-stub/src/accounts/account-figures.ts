import type { Distributor } from '@portal/protocol/calls/distributor'

/** Yuan that a distributor can still order for: balance and credit without the orders that are not shipped yet; null without an account. */
export const availableFunds = ({ account, openAmount }: Pick<Distributor, 'account' | 'openAmount'>) =>
  account ? account.balance + account.creditLimit - openAmount : null

/** Those that need somebody first: frozen accounts, then the least that can still be ordered for. */
export const byUrgency = (a: Distributor, b: Distributor): number =>
  Number(b.account?.frozen === 'Y') - Number(a.account?.frozen === 'Y') ||
  (availableFunds(a) ?? Number.POSITIVE_INFINITY) - (availableFunds(b) ?? Number.POSITIVE_INFINITY) ||
  a.distributorCode.localeCompare(b.distributorCode)
