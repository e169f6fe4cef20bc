import { expect, it } from 'vitest'
import { changeFrom } from './change.ts'

it.each([
  [112, 100, 0.12],
  [88, 100, -0.12],
  [0, 100, -1],
])('%d after %d changes by %d', (amount, former, change) => {
  expect(changeFrom(amount, former)).toBeCloseTo(change)
})

it('there is no change from nothing, nor from what is not known', () => {
  expect(changeFrom(5, null)).toBeUndefined()
  expect(changeFrom(5, 0)).toBeUndefined()
  expect(changeFrom(5, Number.NaN)).toBeUndefined()
  expect(changeFrom(Number.NaN, 5)).toBeUndefined()
})
