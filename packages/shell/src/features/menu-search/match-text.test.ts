import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, matchInitials, matchText, wordInitials } from './match-text.ts'

describe('a text', () => {
  it.each([
    ['order list', 'order list', 'exact', 0],
    ['order list', 'ord', 'prefix', 0],
    ['order list', 'li', 'word', 6],
    ['oss_ceramic_list', 'list', 'word', 12],
    ['/orders/ceramic', 'ceramic', 'word', 8],
    ['reorder order', 'order', 'word', 8],
    ['瓷砖订单', '订单', 'substring', 2],
    ['order list', 'rde', 'substring', 1],
    ['order list', 'lists', undefined, undefined],
  ])('%s has %s as %s', (text, query, kind, start) => {
    const match = matchText(text, query)
    expect(match?.kind).toBe(kind)
    expect(match?.start).toBe(start)
  })
})

describe('first letters', () => {
  it.each([
    ['new ceramic order', 'nco', { kind: 'initials', start: 0, end: 13 }],
    ['new ceramic order', 'co', { kind: 'initials', start: 4, end: 13 }],
    ['new ceramic order', 'no', undefined],
    ['new ceramic order', 'n', undefined],
    ['瓷砖订单', '瓷砖', undefined],
  ])('of %s: %s', (text, query, match) => {
    expect(matchInitials(wordInitials(text), query)).toEqual(match)
  })
})

it.each([
  ['Órdenes de CERÁMICA', 'ordenes de ceramica'],
  ['ＣＲＭ', 'crm'],
  ['ガイド', 'ガイド'],
  ['İstanbul', 'istanbul'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('folding keeps the indices of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text)).toHaveLength(text.length)
    }),
  )
})

it('every part of a text is found at its index', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length
      const query = text.slice(start, start + 1 + (length % text.length))
      const match = matchText(text, query)
      expect(match && text.slice(match.start, match.end)).toBe(query)
    }),
  )
})
