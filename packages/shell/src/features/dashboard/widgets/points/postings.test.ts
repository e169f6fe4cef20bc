import { expect, it } from 'vitest'
import { batches, chosenPoints } from './postings.ts'

const postings = [
  { postingId: 1, distributorCode: 'D1', integral: 10 },
  { postingId: 2, distributorCode: 'D2', integral: 20 },
  { postingId: 3, distributorCode: 'D1', integral: 30 },
]

it.each([
  [[], [], 0],
  [[9], [], 0],
  [[2], [{ distributorCode: 'D2', postingIds: [2], integral: 20 }], 20],
  [
    [3, 2, 1],
    [
      { distributorCode: 'D1', postingIds: [1, 3], integral: 40 },
      { distributorCode: 'D2', postingIds: [2], integral: 20 },
    ],
    60,
  ],
])('the chosen postings %j are confirmed as %j, %i points', (ids, expected, points) => {
  expect(batches(postings, new Set(ids))).toEqual(expected)
  expect(chosenPoints(postings, new Set(ids))).toBe(points)
})
