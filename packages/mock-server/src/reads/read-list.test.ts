import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type List, readPage, readPaged } from './read-list.ts'

/** A list of numbers in memory, sorted as it is asked. */
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

test('ten rows come where nobody says how many, and none beyond the end', async () => {
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
