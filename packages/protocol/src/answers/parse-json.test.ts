import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it.each([
  ['{"id":1580000000000000001}', { id: '1580000000000000001' }],
  ['[-1580000000000000001, 9007199254740991]', ['-1580000000000000001', 9_007_199_254_740_991]],
  ['{"a":"x 1580000000000000001 \\" y"}', { a: 'x 1580000000000000001 " y' }],
  ['{"1580000000000000001":1.5e20}', { '1580000000000000001': 1.5e20 }],
  ['[0.30000000000000004,1580000000000000001.5]', [0.1 + 0.2, 1.58e18]],
])('%s keeps long whole numbers as text', (text, expected) => {
  expect(parseJson(text)).toEqual(expected)
})

const isTooLong = (part: unknown) => Number.isInteger(part) && !Number.isSafeInteger(part)

it('reads all other JSON as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value, (_name, part) => (isTooLong(part) ? 0 : part))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

it('refuses what is no JSON', () => {
  expect(() => parseJson('{"id":1580000000000000001')).toThrow(SyntaxError)
})
