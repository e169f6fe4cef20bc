import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonOf, withLongNumbersAsText } from './json.ts'

describe('JSON of a value', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonOf(value)).toBe(JSON.stringify(value))
      }),
    )
  })

  it('holds whole numbers of any length', () => {
    expect(jsonOf({ ids: [1_580_000_000_000_000_017n, 1], none: undefined })).toBe(
      '{"ids":[1580000000000000017,1]}',
    )
  })
})

describe('long numbers as text', () => {
  it.each([
    ['{"id":1580000000000000017}', '{"id":"1580000000000000017"}'],
    ['[-1580000000000000017,9007199254740991]', '["-1580000000000000017",9007199254740991]'],
    [
      '{"a":"1580000000000000017 \\" 1580000000000000017"}',
      '{"a":"1580000000000000017 \\" 1580000000000000017"}',
    ],
    [
      '[1.580000000000000017,1580000000000000017.5,1580000000000000017e3]',
      '[1.580000000000000017,1580000000000000017.5,1580000000000000017e3]',
    ],
  ])('%s', (json, expected) => {
    expect(withLongNumbersAsText(json)).toBe(expected)
  })

  it('change no other JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value)
        expect(JSON.parse(withLongNumbersAsText(json))).toEqual(JSON.parse(json, longAsText))
      }),
    )
  })
})

const longAsText = (_name: string, value: unknown) =>
  typeof value === 'number' && /^-?\d{16,}$/.test(String(value)) && !Number.isSafeInteger(value)
    ? String(value)
    : value
