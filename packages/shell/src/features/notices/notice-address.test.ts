import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOfNotice,
  noticeAddress,
  noticeAt,
  parseNoticeAddress,
  readingAddress,
} from './notice-address.ts'

/** As browsers represent it after it was typed, linked or pushed. */
const inBrowser = (address: string) => new URL(address, 'http://portal.invalid').pathname

describe('the address of a notice (specification §2)', () => {
  it.each([
    ['12-policy-345', { id: '12', type: 'policy', insMessId: '345' }],
    ['1580000000000000001-policy-9', { id: '1580000000000000001', type: 'policy', insMessId: '9' }],
    ['n7f%2D3a-policy-b%2Fc', { id: 'n7f-3a', type: 'policy', insMessId: 'b/c' }],
    ['1-a-b-c-2', { id: '1', type: 'a-b-c', insMessId: '2' }],
    ['1---2', { id: '1', type: '-', insMessId: '2' }],
    ['1--2', { id: '1', type: '', insMessId: '2' }],
    ['1-5-6-2', { id: '1', type: '5-6', insMessId: '2' }],
    ['1-%E5%85%AC%E5%91%8A%2F1-2', { id: '1', type: '公告/1', insMessId: '2' }],
  ])('detail-%s is read [S-2.10]', (name, expected) => {
    expect(parseNoticeAddress(`/notification/detail-${name}`)).toEqual(expected)
  })

  it.each([
    '/notification/detail-12-policy',
    '/notification/detail-12-',
    '/notification/detail--policy-345',
    '/notification/detail-12-policy-',
    '/notification/detail-1-%ff-2',
    '/notification/detail-1-%-2',
    '/notification/detail',
    '/notification/list',
    '/x/notification/detail-1-policy-2',
  ])('%s is none [S-2.10]', (address) => {
    expect(parseNoticeAddress(address)).toBeUndefined()
  })

  const text = (minLength: number) =>
    fc.oneof(fc.string({ unit: 'grapheme', minLength }), fc.stringMatching(/^[-/\d]+$/))
  const id = fc.oneof(fc.nat().map(String), fc.uuid(), text(1))

  it('is parsed from the browser’s form as it was written, for any ids and type', () => {
    fc.assert(
      fc.property(fc.record({ id, type: text(0), insMessId: id }), (notice) => {
        expect(parseNoticeAddress(inBrowser(noticeAddress(notice)))).toEqual(notice)
      }),
    )
  })

  it.each([
    [12, 345],
    ['1580000000000000001', '1580000000000000002'],
    ['c0a8-01', 'c0a8/02'],
  ])(
    'leads to the notice of a list with the ids %j and %j, in the form they have there',
    (headId, insMessId) => {
      const notice = { headId, noticeType: 'new-policy', insMessId }
      const other = { ...notice, insMessId: 'x' }
      expect(noticeAt([other, notice], inBrowser(addressOfNotice(notice)))).toBe(notice)
      const unencoded = `/notification/detail-${headId}-new-policy-${encodeURIComponent(insMessId)}`
      expect(noticeAt([other, notice], unencoded)).toBe(notice)
      expect(noticeAt([notice], '/notification/detail-1-new-policy-2')).toBeUndefined()
      expect(noticeAt([notice], '/notification/list')).toBeUndefined()
    },
  )

  it('is either parsed or refused, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseNoticeAddress(inBrowser(`/notification/detail-${encodeURI(text)}`))
        if (read) expect(parseNoticeAddress(inBrowser(noticeAddress(read)))).toEqual(read)
      }),
    )
  })
})

describe('the page of a notice', () => {
  const notice = { headId: 5, noticeType: 'policy', insMessId: 7 }
  it.each([
    ['a policy on the page of policies', '/announcement/policyDetails', '/announcement/policyDetails?id=5'],
    ['another notice on its own', '', '/notification/detail-5-policy-7'],
    ['one with a path elsewhere too', '//evil.example/policyDetails', '/notification/detail-5-policy-7'],
  ])('%s', (_kind, messTypePath, expected) => {
    expect(readingAddress({ ...notice, messTypePath })).toBe(expected)
  })
})

describe('a listed notice without one of its ids', () => {
  it.each([
    ['', 'm7', '/notification/detail-m7-policy-m7'],
    [12, '', '/notification/detail-12-policy-12'],
    ['', '', '/notification/list'],
  ])('(%j, %j) is found by the other', (headId, insMessId, address) => {
    const notice = { headId, insMessId, noticeType: 'policy' }
    expect(addressOfNotice(notice)).toBe(address)
    expect(noticeAt([notice], address)).toBe(address.endsWith('list') ? undefined : notice)
  })
})
