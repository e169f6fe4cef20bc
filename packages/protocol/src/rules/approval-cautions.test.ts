import { describe, expect, it } from 'vitest'
import { approvalSubjects } from '../calls/approval.ts'
import { approvalCautions, highAmount, shortfall } from './approval-cautions.ts'

/** The order is one of those not shipped. */
const account = {
  balance: 1000,
  creditLimit: 500_000,
  openAmount: 1500,
  overdueAmount: 0,
  overdueCount: 0,
  frozen: 'N',
  freezeReason: '',
  frozenAt: null,
} as const
const order = { subject: 'salesOrder', state: 'running', amount: 900, account } as const
const large = { ...order, amount: 501_000.5, account: { ...account, openAmount: 501_000.5 } }
const amountChange = (before: number | null, after: number) =>
  ({
    subject: 'contractChange',
    state: 'running',
    amount: 100_000,
    account,
    changes: [{ field: 'amount', before, after }],
  }) as const

describe('what an approval warns of', () => {
  it.each([
    ['an ordinary order', order, []],
    ['the limit itself', { ...order, amount: highAmount }, []],
    ['an amount above it', { ...order, amount: highAmount + 0.01 }, ['highAmount']],
    ['a frozen account', { ...order, account: { ...account, frozen: 'Y' } }, ['frozen']],
    ['overdue orders', { ...order, account: { ...account, overdueAmount: 0.5 } }, ['overdue']],
    ['an order beyond balance and credit', large, ['beyondFunds', 'highAmount']],
    [
      'an order that is covered alone, and not beside the others',
      { ...order, account: { ...account, openAmount: 501_001 } },
      ['beyondFunds'],
    ],
    ['an order that was decided, which may be shipped', { ...large, state: 'approved' }, ['highAmount']],
    ['a change to a large amount', amountChange(100_000, 19_000_000), ['highAmount']],
    ['a change of a large amount to a small one', amountChange(19_000_000, 100_000), ['highAmount']],
    ['a change among usual amounts', amountChange(90_000, 100_000), []],
    ['a change of an unknown amount', amountChange(null, 100_000), []],
    [
      'a return from a large retail order',
      { ...amountChange(300_000, 299_000), subject: 'retailReturn', amount: 1000 },
      [],
    ],
    ['an unknown account', { ...order, account: null }, []],
    ['an unknown amount', { ...order, amount: null }, []],
    ['an amount that could not be read', { ...order, amount: Number.NaN }, []],
    [
      'sums that could not be read',
      { ...order, account: { ...account, balance: Number.NaN, overdueAmount: Number.NaN } },
      [],
    ],
  ] as const)('%s', (_what, approved, expected) => {
    expect(approvalCautions(approved)).toEqual(expected)
  })

  it.each(approvalSubjects)('what a distributor owes and lacks counts for every kind: %s', (subject) => {
    const owing = { ...account, frozen: 'Y', overdueAmount: 5, openAmount: 501_001 } as const
    const approved = { ...order, subject, account: owing }
    expect(approvalCautions(approved)).toEqual(['frozen', 'overdue', 'beyondFunds'])
  })

  it('says how much the orders exceed balance and credit by', () => {
    expect(shortfall(large)).toBe(0.5)
    expect(shortfall(order)).toBe(0)
  })
})
