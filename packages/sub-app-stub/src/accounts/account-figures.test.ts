import type { Distributor } from '@portal/protocol/calls/distributor'
import { expect, it } from 'vitest'
import { availableFunds, byUrgency } from './account-figures.ts'

const account = { balance: 1000, creditLimit: 500, frozen: 'N', freezeReason: '', frozenAt: null } as const
const distributor = (distributorCode: string, more: Partial<Distributor>): Distributor => ({
  distributorId: 1,
  distributorCode,
  distributorName: distributorCode,
  city: '',
  level: null,
  saleAreas: [],
  account,
  openAmount: 0,
  ...more,
})

it('open orders take from what can be ordered for', () => {
  expect(availableFunds({ account, openAmount: 1800 })).toBe(-300)
  expect(availableFunds({ account: null, openAmount: 10 })).toBeNull()
})

it('frozen accounts are first, then the least available; accounts that are not known are last', () => {
  const distributors = [
    distributor('rich', {}),
    distributor('unknown', { account: null }),
    distributor('short', { openAmount: 1400 }),
    distributor('frozen', { account: { ...account, frozen: 'Y' } }),
  ]
  expect(distributors.sort(byUrgency).map(({ distributorCode }) => distributorCode)).toEqual([
    'frozen',
    'short',
    'rich',
    'unknown',
  ])
})
