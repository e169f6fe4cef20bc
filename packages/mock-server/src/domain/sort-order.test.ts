import { expect, test } from 'vitest'
import { reversed, sortOrder } from './sort-order.ts'

const columns = { orderedAt: 'orderedAt', amount: 'amountCents' }

test.each([
  ['orderedAt', [{ orderedAt: 'asc' }, { id: 'asc' }]],
  ['-orderedAt', [{ orderedAt: 'desc' }, { id: 'desc' }]],
  ['-amount', [{ amountCents: 'desc' }, { id: 'desc' }]],
] as const)('sorted by %s', (sort, expected) => {
  expect(sortOrder(sort, columns)).toEqual(expected)
})

test('an order turned round twice is the same', () => {
  const order = sortOrder('-amount', columns)
  expect(reversed(order)).toEqual(sortOrder('amount', columns))
  expect(reversed(reversed(order))).toEqual(order)
})
