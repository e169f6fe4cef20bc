import { parseJson } from '@portal/protocol/answers/read-answer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonOf } from '../shapes/shaped-envelope.ts'
import { decodeId, encodeId } from './foreign-text.ts'

const ids = fc.integer({ min: 1, max: 2_147_483_647 })
const forms = ['textIds', 'longIds', 'letterIds'] as const

it.each([
  ['textIds', '1580000000000000017'],
  ['longIds', 1_580_000_000_000_000_017n],
  ['letterIds', 'K7-000000H'],
] as const)('17 as %s is %s', (shape, form) => {
  expect(encodeId(shape, 17)).toBe(form)
})

it('an id comes back from each of its forms, over JSON and as the text of an address', () => {
  fc.assert(
    fc.property(ids, fc.constantFrom(...forms), (id, shape) => {
      const form = encodeId(shape, id)
      expect(decodeId(parseJson(jsonOf(form)))).toBe(id)
      expect(decodeId(String(form))).toBe(id)
    }),
  )
})

it('one form becomes another', () => {
  fc.assert(
    fc.property(ids, (id) => {
      expect(encodeId('letterIds', encodeId('textIds', id))).toBe(encodeId('letterIds', id))
    }),
  )
})

describe('what is no form of an id stays as it is', () => {
  it.each([
    17,
    '17',
    'K7-H',
    'k7-000000h',
    'K7-00000000H',
    'K7-0000000',
    'K7-ZZZZZZZ',
    '1580000000000000000',
    '1589999999999999999',
    '0580000000000000017',
    '',
    null,
    true,
    1.5,
    {},
  ])('%j', (value) => {
    expect(decodeId(value)).toBe(value)
  })

  it('any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeId(text)).toBe(text)
      }),
    )
  })

  it('and no other value gets one', () => {
    for (const value of [0, -1, 1.5, 2 ** 31, 'x', null]) expect(encodeId('textIds', value)).toBe(value)
  })
})
