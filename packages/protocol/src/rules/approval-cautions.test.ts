import { describe, expect, it } from 'vitest'
import { approvalCautions, highAmount, shortfall } from './approval-cautions.ts'

const account = {
  balance: 1000,
  creditLimit: 500_000,
  frozen: 'N',
  freezeReason: '',
  frozenAt: null,
} as const
const order = { subject: 'salesOrder', amount: 900, account } as const

describe('what an approval warns of', () => {
  it.each([
    ['an ordinary order', order, []],
    ['the limit itself', { ...order, amount: highAmount }, []],
    ['an amount above it', { ...order, amount: highAmount + 0.01 }, ['highAmount']],
    ['a frozen account', { ...order, account: { ...account, frozen: 'Y' } }, ['frozen']],
    ['an order beyond balance and credit', { ...order, amount: 501_000.5 }, ['beyondFunds', 'highAmount']],
    [
      'a project, which takes no money yet',
      { ...order, subject: 'project', amount: 501_001 },
      ['highAmount'],
    ],
    ['an unknown account', { ...order, account: null }, []],
    ['an unknown amount', { ...order, amount: null }, []],
    ['an amount that could not be read', { ...order, amount: Number.NaN }, []],
    ['a balance that could not be read', { ...order, account: { ...account, balance: Number.NaN } }, []],
  ] as const)('%s', (_what, approved, expected) => {
    expect(approvalCautions(approved)).toEqual(expected)
  })

  it('says how much an order lacks', () => {
    expect(shortfall({ ...order, amount: 501_000.5 })).toBe(0.5)
    expect(shortfall(order)).toBe(0)
  })
})
