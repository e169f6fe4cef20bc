import { expect, it } from 'vitest'
import { isSidebarWidth, widthAfterKey } from './sidebar-width.ts'

it.each([
  ['ArrowRight', 210, 220],
  ['ArrowLeft', 210, 200],
  ['ArrowLeft', 182, 180],
  ['ArrowRight', 360, 360],
  ['Home', 300, 180],
  ['End', 210, 360],
  ['Enter', 300, 210],
  ['a', 300, undefined],
])('%s leads from %s to %s', (key, width, expected) => {
  expect(widthAfterKey(key, width)).toBe(expected)
})

it.each([
  [210, true],
  [179, false],
  [361, false],
  [210.5, false],
  ['210', false],
])('%s can be stored: %s', (value, expected) => {
  expect(isSidebarWidth(value)).toBe(expected)
})
