import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type List, pageOf, readPage, readPaged, reversed, rowRange, sortOrder } from './read-list.ts'

describe('the rows of a page', () => {
  test.each([
    [1, 10, 25, { skip: 0, take: 10 }],
    [3, 10, 25, { skip: 20, take: 5 }],
    [4, 10, 25, null],
    [1, 999_999, 25, { skip: 0, take: 25 }],
    [1, 10, 0, null],
  ])('page %i of %i rows out of %i', (current, size, total, expected) => {
    expect(rowRange(current, size, total)).toEqual(expected)
  })

  test('all pages together have every row once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 300 }), (size, total) => {
        const { pages } = pageOf([], total, 1, size)
        const ranges = Array.from({ length: pages }, (_unused, index) => rowRange(index + 1, size, total))
        const rows = ranges.flatMap((range) =>
          range ? Array.from({ length: range.take }, (_row, n) => range.skip + n) : [],
        )
        expect(rows).toEqual(Array.from({ length: total }, (_row, n) => n))
      }),
    )
  })
})

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

/** A list of numbers in memory, sorted on request. */
const listOf = (total: number, order: 'asc' | 'desc'): List<'id', number, number> => ({
  order: [{ id: order }],
  count: async () => total,
  async rows({ skip, take, orderBy: [by] }) {
    const rows = Array.from({ length: total }, (_unused, index) => index)
    return (by?.id === 'asc' ? rows : rows.reverse()).slice(skip, skip + take)
  },
  show: (row) => row,
})

test('all pages together are the list, whatever end they are read from', () =>
  fc.assert(
    fc.asyncProperty(
      fc.nat(200),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('asc' as const, 'desc' as const),
      async (total, size, order) => {
        const list = listOf(total, order)
        const { records } = await readPage(list, { size: 999_999 })
        const pages = []
        for (let current = 1; current <= Math.ceil(total / size); current++) {
          pages.push(...(await readPage(list, { current, size })).records)
        }
        expect(pages).toEqual(records)
        expect(records).toHaveLength(total)
      },
    ),
  ))

test('a page has ten rows by default, and none beyond the end', async () => {
  expect((await readPage(listOf(25, 'asc'), {})).records).toHaveLength(10)
  expect(await readPage(listOf(25, 'asc'), { current: 4 })).toMatchObject({
    records: [],
    total: 25,
    pages: 3,
  })
  expect(await readPaged(listOf(25, 'asc'), { pageIndex: 3 })).toMatchObject({
    data: [20, 21, 22, 23, 24],
    count: 25,
  })
})
