import { expect, test } from 'vitest'
import { readStep } from './faults.ts'

test.each([
  ['pass', { kind: 'pass' }],
  ['{"kind":"latency","ms":800,"times":2}', { kind: 'latency', ms: 800, times: 2 }],
])('%s is a step', (given, step) => {
  expect(readStep(given)).toEqual(step)
})

test.each([
  ['passes', 'passes has no such kind; expected one of pass, latency,'],
  ['{"kind":"pass"', 'is not JSON; expected'],
  ['{"kind":"latency","ms":-1}', 'is not understood: ms must be >= 0'],
])('%s is refused', (given, message) => {
  expect(() => readStep(given)).toThrow(message)
})
