import type { DistributorAccount } from '@portal/protocol/calls/approval'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { expect, it } from 'vitest'
import { byUrgency } from './account-figures.ts'

const account = {
  balance: 1000,
  creditLimit: 500,
  openAmount: 0,
  frozen: 'N',
  freezeReason: '',
  frozenAt: null,
} as const
const distributor = (distributorCode: string, changes: Partial<DistributorAccount> | null): Distributor => ({
  distributorId: 1,
  distributorCode,
  distributorName: distributorCode,
  city: '',
  level: null,
  saleAreas: [],
  account: changes && { ...account, ...changes },
})

it('frozen accounts are first, then the least left; accounts that are not known are last', () => {
  const distributors = [
    distributor('rich', {}),
    distributor('unknown', null),
    distributor('unreadable', { openAmount: Number.NaN }),
    distributor('short', { openAmount: 1800 }),
    distributor('spent', { openAmount: 1500 }),
    distributor('frozen', { frozen: 'Y' }),
  ]
  expect(distributors.sort(byUrgency).map(({ distributorCode }) => distributorCode)).toEqual([
    'frozen',
    'short',
    'spent',
    'rich',
    'unknown',
    'unreadable',
  ])
})
