import { expect, it } from 'vitest'
import { demoCipherKey, isDemoCipherKey } from './config-problems.ts'

it.each([
  [demoCipherKey, true],
  ['0123456789abcdef', false],
  ['', false],
])('whether %j is the key of the demo', (key, isDemo) => {
  expect(isDemoCipherKey(key)).toBe(isDemo)
})
