import { describe, expect, it } from 'vitest'
import { fundsLeft, orderableAmount, shortfallOf } from './order-funds.ts'

const account = { balance: 1000, creditLimit: 500, openAmount: 200, frozen: 'N' } as const

describe('what a distributor can order for', () => {
  it.each([
    ['balance and credit without the orders that are not shipped', account, 1300, 1300],
    ['a balance below zero takes from the credit', { ...account, balance: -100 }, 200, 200],
    ['orders take all there is', { ...account, openAmount: 1500 }, 0, 0],
    ['orders take more than there is', { ...account, openAmount: 1800 }, -300, 0],
    ['a frozen account', { ...account, frozen: 'Y' }, 1300, 0],
    ['unknown orders', { ...account, openAmount: Number.NaN }, Number.NaN, Number.NaN],
    ['a frozen account with unknown funds', { ...account, balance: Number.NaN, frozen: 'Y' }, Number.NaN, 0],
  ] as const)('%s', (_what, given, left, orderable) => {
    expect(fundsLeft(given)).toBe(left)
    expect(orderableAmount(given)).toBe(orderable)
  })

  it.each([
    ['what is left covers it', account, 1300, 0],
    ['a part is not covered', account, 1300.5, 0.5],
    ['other orders have taken more than there is', { ...account, openAmount: 1800 }, 100, 100],
    ['a frozen account still has its funds', { ...account, frozen: 'Y' }, 1400, 100],
  ] as const)('lacks for a new order: %s', (_what, given, amount, lacking) => {
    expect(shortfallOf(given, amount)).toBe(lacking)
  })

  it('says nothing of unknown funds', () => {
    expect(shortfallOf({ ...account, balance: Number.NaN }, 10)).toBeNaN()
  })
})
