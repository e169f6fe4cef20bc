import { expect, test } from 'vitest'
import { idsIn } from './message.ts'

test.each([
  ['', []],
  ['7', [7]],
  ['3,17,3', [3, 17]],
  ['9999999999', [2_147_483_647]],
])('%j holds %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})
