import { expect, it } from 'vitest'
import { cellAfterKey } from './active-cell.ts'

const around = { rows: 3, caretAtEnd: true, hasStar: true }
const at = (row: number, column: 0 | 1 = 0) => ({ row, column })

it.each([
  ['down to the next', at(0), 'ArrowDown', {}, at(1)],
  ['down from the last to the first', at(2), 'ArrowDown', {}, at(0)],
  ['up from the first to the last', at(0), 'ArrowUp', {}, at(2)],
  ['down from a star to the next page', at(0, 1), 'ArrowDown', {}, at(1)],
  ['right to the star', at(1), 'ArrowRight', {}, at(1, 1)],
  ['left back to the page', at(1, 1), 'ArrowLeft', {}, at(1)],
  ['right within the text', at(1), 'ArrowRight', { caretAtEnd: false }, undefined],
  ['right where there is no star', at(1), 'ArrowRight', { hasStar: false }, undefined],
  ['left within the text', at(1), 'ArrowLeft', {}, undefined],
  ['a letter', at(1), 'a', {}, undefined],
  ['nowhere without results', at(0), 'ArrowDown', { rows: 0 }, undefined],
])('a key leads %s', (_rule, before, key, more, after) => {
  expect(cellAfterKey(before, key, { ...around, ...more })).toEqual(after)
})
