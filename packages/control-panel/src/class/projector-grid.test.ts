import { expect, test } from 'vitest'
import { projectorGrid } from './projector-grid.ts'

const rowsOf = (count: number, columns: number) => Math.ceil(count / columns)

test.each([
  [1, 1440, 780],
  [12, 1280, 640],
  [30, 1440, 780],
  [60, 1440, 780],
  [60, 1920, 960],
])('%i worlds fit a screen of %i by %i', (count, width, height) => {
  const { columns, code } = projectorGrid(count, width, height)
  expect(code).toBeGreaterThanOrEqual(64)
  expect(columns * (code + 16)).toBeLessThanOrEqual(width)
  expect(rowsOf(count, columns) * (code + 60)).toBeLessThanOrEqual(height)
})

test('on a small screen the codes stay readable, and the page scrolls', () => {
  expect(projectorGrid(60, 374, 700)).toEqual({ columns: 2, code: 64 })
})
