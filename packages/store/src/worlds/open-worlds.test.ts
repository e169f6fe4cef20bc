import { expect, test } from 'vitest'
import { openWorldsFor } from './open-worlds.ts'

const gib = 2 ** 30
test.each([
  [24, 4, 341],
  [8, 2, 170],
  [2, 1, 64],
  [0.5, 0.25, 20],
  [256, 64, 500],
])('of %d GiB of memory and %d GiB of heap, %d worlds are kept open', (memory, heap, expected) => {
  expect(openWorldsFor(memory * gib, heap * gib)).toBe(expected)
})
