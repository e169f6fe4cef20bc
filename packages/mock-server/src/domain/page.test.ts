import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf, rowRange } from './page.ts'

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

  test('all pages together hold every row once', () => {
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
