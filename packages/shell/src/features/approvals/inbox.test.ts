import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { describe, expect, it } from 'vitest'
import {
  amountOf,
  cautionsOf,
  currentAfter,
  currentMoved,
  totalAmount,
  warningsFor,
  worthOfOne,
} from './inbox.ts'
import { accountOf, processOf, taskOf } from './testing/build-task.ts'

const rows = [1, 2, 3, 4].map((taskId) => taskOf({ taskId }))

describe('approving asks first', () => {
  const account = accountOf({ balance: 1e10 })
  it.each<[string, number | null, Partial<ProcessInformation> | undefined, readonly string[]]>([
    ['not for a usual amount', 200_000, { account }, []],
    ['not for an unknown amount', null, { amount: null }, []],
    ['for an amount above the limit', 200_000.01, { account }, ['highAmount']],
    ['for an amount that only the details have', Number.NaN, { amount: 300_000 }, ['highAmount']],
    ['for a frozen account', 10, { account: { ...account, frozen: 'Y' } }, ['frozen']],
    ['for overdue orders', 10, { account: { ...account, overdueAmount: 5 } }, ['overdue']],
    [
      'for an order beyond the funds',
      10,
      { account: { ...account, balance: 4, openAmount: 10 } },
      ['beyondFunds'],
    ],
    ['for both', 1e9, { account: { ...account, frozen: 'Y' } }, ['frozen', 'highAmount']],
    ['for what could not be loaded', 10, undefined, ['unknown']],
  ])('%s', (_when, amount, details, expected) => {
    expect(cautionsOf(taskOf({ amount }), details && processOf(details))).toEqual(expected)
  })
})

it('of several, each reason to ask names what it applies to', () => {
  const account = accountOf({ balance: 1e10 })
  const [late, large] = [taskOf({ businessKey: 'TC2' }), taskOf({ businessKey: 'TC3', amount: 300_000 })]
  const tasks = [
    taskOf({ distributorFrozen: 'Y' }),
    taskOf({ distributorFrozen: 'Y' }),
    late,
    large,
    taskOf(),
  ]
  const details = [
    processOf({ account }),
    processOf({ account: { ...account, frozen: 'Y' } }),
    processOf({ account: { ...account, overdueAmount: 5 } }),
    processOf({ account: { ...account, overdueAmount: 5 } }),
  ]
  expect([...warningsFor(tasks, details)]).toEqual([
    ['frozen', ['Foshan Tiles']],
    ['overdue', ['TC2', 'TC3']],
    ['highAmount', ['TC3']],
    ['unknown', ['TC1']],
  ])
})

it('the worth of several counts what is unknown and what is high', () => {
  const amounts = [1000, null, Number.NaN, 250_000]
  expect(totalAmount(amounts.map((amount) => taskOf({ amount })))).toEqual({
    sum: 251_000,
    unknown: 2,
    high: 1,
  })
  expect(amounts.map((amount) => amountOf({ amount }))).toEqual([1000, undefined, undefined, 250_000])
})

it.each<[string, readonly number[], string | undefined]>([
  ['the next row', [2], '3'],
  ['the next one that stays', [2, 3], '4'],
  ['the last one above, below which none stays', [2, 3, 4], '1'],
  ['none when all have left', [1, 2, 3, 4], undefined],
])('after rows have left, %s is current', (_which, gone, expected) => {
  expect(currentAfter(rows, '2', new Set(gone.map(String)))).toBe(expected)
})

it.each<[string | undefined, 1 | -1, string | undefined]>([
  [undefined, 1, '1'],
  ['1', 1, '2'],
  ['1', -1, '1'],
  ['4', 1, '4'],
  ['9', -1, '1'],
])('from row %s, a move by %i leads to %s', (from, by, expected) => {
  expect(currentMoved(rows, from, by)).toBe(expected)
  expect(currentMoved([], from, by)).toBeUndefined()
})

const line = {
  ...{ productCode: 'T1', productName: 'Tile', spec: '', unit: 'pcs' },
  ...{ quantity: 1, unitPrice: 1 },
}

it.each([
  ['its own amount', 5, 7, [100], 5],
  ['that of its details', null, 7, [100], 7],
  ['its lines', null, null, [100, 152], 252],
  ['nothing known', null, null, [], undefined],
  ['nothing known, of a line that can’t be read', null, null, [100, Number.NaN], undefined],
])('an approval is worth %s', (_what, own, ofDetails, lines, worth) => {
  const details = { amount: ofDetails, lines: lines.map((amount) => ({ ...line, amount })) }
  expect(worthOfOne({ amount: own }, details)).toBe(worth)
})
