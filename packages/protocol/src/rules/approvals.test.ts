import { describe, expect, it } from 'vitest'
import { approvalSubjects } from '../calls/approval.ts'
import {
  approvalCautions,
  fundsLeft,
  highAmount,
  isOwnApplication,
  orderableAmount,
  shortfall,
  shortfallOf,
  taskTitle,
} from './approvals.ts'

describe('order funds', () => {
  const account = { balance: 1000, creditLimit: 500, openAmount: 200, frozen: 'N' } as const

  describe('what a distributor can order for', () => {
    it.each([
      ['balance and credit without the orders that are not shipped', account, 1300, 1300],
      ['a balance below zero takes from the credit', { ...account, balance: -100 }, 200, 200],
      ['orders take all there is', { ...account, openAmount: 1500 }, 0, 0],
      ['orders take more than there is', { ...account, openAmount: 1800 }, -300, 0],
      ['a frozen account', { ...account, frozen: 'Y' }, 1300, 0],
      ['unknown orders', { ...account, openAmount: Number.NaN }, Number.NaN, Number.NaN],
      [
        'a frozen account with unknown funds',
        { ...account, balance: Number.NaN, frozen: 'Y' },
        Number.NaN,
        0,
      ],
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
})

describe('approval cautions', () => {
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
})

describe('what a user applied for', () => {
  const user = { userId: 7, userFullName: '王静' }
  it.each<[string, string, string | number | undefined, boolean]>([
    ['is recognised by the id', '苏晴', '7', true],
    ['is not recognised by the name where there is an id', '王静', 8, false],
    ['is recognised by the name without an id', '王静', undefined, true],
    ['is recognised by the name with an empty id', '王静', '', true],
    ['is not what another applied for', '苏晴', undefined, false],
    ['is not what has no applicant', '', undefined, false],
  ])('%s', (_how, applicantName, applicantId, expected) => {
    const details = applicantId === undefined ? undefined : { applicantId }
    expect(isOwnApplication(user, { applicantName }, details)).toBe(expected)
  })
})

it.each([
  ['Order approval: TC1 Foshan Tiles', 'TC1', 'Foshan Tiles', 'Order approval'],
  ['工程报备评审：GC10000049 重庆云山府', 'GC10000049', '重庆云山府', '工程报备评审'],
  ['Order TC1', 'TC1', 'Order TC1', ''],
  ['TC1 Foshan Tiles', 'TC1', 'TC1 Foshan Tiles', ''],
  ['Foshan Tiles', 'TC1', 'Foshan Tiles', ''],
  ['Approve: Foshan Tiles', '', 'Approve: Foshan Tiles', ''],
  ['', 'TC1', '', ''],
])('the title %j of the record %j is about %j', (title, businessKey, name, kind) => {
  expect(taskTitle(title, businessKey)).toEqual({ name, kind })
})
