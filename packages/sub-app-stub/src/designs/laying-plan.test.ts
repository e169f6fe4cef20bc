import { expect, it } from 'vitest'
import { layingPlan, pieceSize } from './laying-plan.ts'

it.each([
  ['600x1200mm', { width: 0.6, height: 1.2 }],
  ['1200x2400x9mm', { width: 1.2, height: 2.4 }],
  ['坑距305mm', undefined],
])('a piece of %s measures %j', (spec, size) => {
  expect(pieceSize(spec)).toEqual(size)
})

it.each([
  ['800x800mm', 'grid', 33],
  ['800x800mm', 'brick', 34],
  ['800x800mm', 'diagonal', 35],
  ['unknown', 'grid', undefined],
] as const)('4 m by 5 m takes, of %s laid as %s, %s pieces', (spec, laying, pieces) => {
  expect(layingPlan(spec, { length: 5, width: 4, laying })?.pieces).toBe(pieces)
})

it('a room without a size takes nothing', () => {
  expect(layingPlan('800x800mm', { length: 0, width: 4, laying: 'grid' })).toBeUndefined()
})
