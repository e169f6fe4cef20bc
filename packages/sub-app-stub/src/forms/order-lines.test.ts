import { expect, it } from 'vitest'
import { readOrderLines } from './order-lines.ts'

it.each([
  ['TC-8001, 120', [{ code: 'TC-8001', quantity: 120 }], []],
  [
    'A\t1\nB;2\n\nC，3',
    [
      { code: 'A', quantity: 1 },
      { code: 'B', quantity: 2 },
      { code: 'C', quantity: 3 },
    ],
    [],
  ],
  ['A 0\nB\nC x\n D 4 ', [{ code: 'D', quantity: 4 }], [1, 2, 3]],
  ['', [], []],
])('%j is read line by line', (text, lines, wrong) => {
  expect(readOrderLines(text)).toEqual({ lines, wrong })
})
