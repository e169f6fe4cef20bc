import { expect, it } from 'vitest'
import { axisWidthFor, scaleOf } from './bar-plot.tsx'

it.each([
  [0, [0]],
  [Number.NaN, [0]],
  [6_600_000, [0, 4_000_000, 8_000_000]],
  [4_000_000, [0, 2_000_000, 4_000_000]],
  [112_000, [0, 60_000, 120_000]],
  [9_100, [0, 5000, 10_000]],
])('bars up to %d have %j at their axis', (highest, numbers) => {
  expect(scaleOf(highest)).toEqual(numbers)
})

it.each([
  [['¥0', '¥120万', '¥240万'], 51],
  [['0 ¥', '120 mil ¥', '240 mil ¥'], 75],
])('the numbers %j need %d pixels', (labels, width) => {
  expect(axisWidthFor(labels)).toBe(width)
})
