import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, matchInitials, matchPinyin, matchText, readingsOf, wordInitials } from './match-text.ts'
import { readCharacter } from './pinyin-dictionary.ts'

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

const match = (text: string, query: string) => {
  const readings = readingsOf(text, readCharacter)
  return readings && matchPinyin(readings, query)
}

describe('pinyin', () => {
  it.each([
    ['订单', 'dingdan', 'exact', 0, 2],
    ['瓷砖订单查询', 'cizhuan', 'prefix', 0, 2],
    ['瓷砖订单查询', 'ciz', 'prefix', 0, 2],
    ['瓷砖订单查询', 'dingd', 'word', 2, 4],
    ['瓷砖订单查询', 'czdd', 'initials', 0, 4],
    ['瓷砖订单查询', 'ddcx', 'initials', 2, 6],
    ['瓷砖订单查询', 'dingdcx', 'initials', 2, 6],
    ['重庆银行', 'chongqingyinhang', 'exact', 0, 4],
    ['长城', 'changcheng', 'exact', 0, 2],
    ['绿色', 'lvse', 'exact', 0, 2],
    ['crm客户', 'crmkehu', 'exact', 0, 5],
    ['瓷砖订单', 'hetong', undefined, undefined, undefined],
    ['瓷砖订单', 'cizhuandingdanx', undefined, undefined, undefined],
  ])('of %s: %s is %s', (text, query, kind, start, end) => {
    const found = match(text, query)
    expect([found?.kind, found?.start, found?.end]).toEqual([kind, start, end])
  })

  it('is undefined for a text without Chinese characters', () => {
    expect(readingsOf('order list', readCharacter)).toBeUndefined()
  })
})

const character = fc.constantFrom(...'瓷砖订单查询经销商长重行绿色合同提货卫浴积分项目审批啊呃')

it('a text is found by the full pinyin and by the initials of any part of it [S-2.44]', () => {
  fc.assert(
    fc.property(
      fc.array(character, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (text, from, count) => {
        const start = from % text.length
        const part = text.slice(start, start + 1 + (count % text.length))
        const readings = part.map((one) => readCharacter(one)?.at(-1) ?? '')
        expect(match(text.join(''), readings.join(''))).toBeDefined()
        expect(match(text.join(''), readings.map((reading) => reading[0]).join(''))).toBeDefined()
      },
    ),
  )
})

it('never takes long, whatever is searched for', () => {
  const readings = readingsOf('啊'.repeat(60), readCharacter) ?? []
  expect(matchPinyin(readings, `${'a'.repeat(58)}b`)).toBeUndefined()
})
