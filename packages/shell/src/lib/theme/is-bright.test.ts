import { expect, it } from 'vitest'
import { isBright } from './is-bright.ts'

it.each([
  ['black', 0, 0, 0, false],
  ['white', 255, 255, 255, true],
  ['the theme colour', 24, 144, 255, false],
  ['yellow', 255, 255, 0, true],
] as const)('%s', (_name, r, g, b, expected) => {
  expect(isBright({ toRgb: () => ({ r, g, b }) })).toBe(expected)
})
