import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonOf } from './json.ts'

describe('JSON of a value', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonOf(value)).toBe(JSON.stringify(value))
      }),
    )
  })

  it('contains whole numbers of any length', () => {
    expect(jsonOf({ ids: [1_580_000_000_000_000_017n, 1], none: undefined })).toBe(
      '{"ids":[1580000000000000017,1]}',
    )
  })
})
