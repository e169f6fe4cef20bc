import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it.each([
  ['{"id":1580000000000000001}', { id: '1580000000000000001' }],
  ['[-1580000000000000001, 9007199254740991]', ['-1580000000000000001', 9_007_199_254_740_991]],
  ['{"a":"x 1580000000000000001 \\" y"}', { a: 'x 1580000000000000001 " y' }],
  ['{"1580000000000000001":1.5e20}', { '1580000000000000001': 1.5e20 }],
])('%s keeps long whole numbers as text', (text, expected) => {
  expect(parseJson(text)).toEqual(expected)
})

it('reads all other JSON as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('refuses what is no JSON', () => {
  expect(() => parseJson('{"id":1580000000000000001')).toThrow(SyntaxError)
})
