import { expect, it } from 'vitest'
import { parseDuration } from './duration.ts'

it.each([
  ['3d', 259_200_000],
  ['1h30m', 5_400_000],
  ['-2s', -2000],
  ['+500ms', 500],
  ['', null],
  ['3', null],
  ['3 d', null],
  ['1.5h', null],
  ['d', null],
  ['3000000d', 259_200_000_000_000],
  ['3000000d1ms', null],
  ['-999999999d', null],
])('%j lasts %j milliseconds', (text, expected) => {
  expect(parseDuration(text)).toBe(expected)
})
