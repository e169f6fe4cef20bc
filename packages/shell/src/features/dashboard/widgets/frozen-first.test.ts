import { expect, it } from 'vitest'
import { frozenFirst } from './frozen-first.ts'

it('frozen accounts come first, and nothing else changes', () => {
  const dealers = (['N', 'Y', 'N', 'Y'] as const).map((frozen, id) => ({ id, frozen }))
  expect(frozenFirst(dealers).map(({ id }) => id)).toEqual([1, 3, 0, 2])
})
