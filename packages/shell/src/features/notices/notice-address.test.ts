import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeAddress, parseNoticeAddress, readingAddress } from './notice-address.ts'

/** As a browser has it after it was typed, linked or pushed. */
const inBrowser = (address: string) => new URL(address, 'http://portal.invalid').pathname

describe('the address of a notice (specification §2)', () => {
  it.each([
    ['/notification/detail-12-policy-345', { id: 12, type: 'policy', insMessId: 345 }],
    ['/notification/detail-1-a-b-c-2', { id: 1, type: 'a-b-c', insMessId: 2 }],
    ['/notification/detail-1---2', { id: 1, type: '-', insMessId: 2 }],
    ['/notification/detail-1-5-6-2', { id: 1, type: '5-6', insMessId: 2 }],
    ['/notification/detail-1-%E5%85%AC%E5%91%8A%2F1-2', { id: 1, type: '公告/1', insMessId: 2 }],
  ])('%s is read [S-2.10]', (address, expected) => {
    expect(parseNoticeAddress(address)).toEqual(expected)
  })

  it.each([
    '/notification/detail-12-policy',
    '/notification/detail-12--345',
    '/notification/detail--policy-345',
    '/notification/detail-a-policy-345',
    '/notification/detail-12-policy-b',
    '/notification/detail-0-policy-1',
    '/notification/detail-1-policy-1.5',
    '/notification/detail-1-policy-99999999999',
    '/notification/detail-1-%ff-2',
    '/notification/detail-1-%-2',
    '/notification/detail',
    '/notification/list',
    '/x/notification/detail-1-policy-2',
  ])('%s is none [S-2.10]', (address) => {
    expect(parseNoticeAddress(address)).toBeUndefined()
  })

  const id = fc.integer({ min: 1, max: 2_147_483_647 })
  const type = fc.string({ unit: 'grapheme', minLength: 1 })
  it('is parsed from the browser’s form as it was written, for any type', () => {
    fc.assert(
      fc.property(fc.record({ id, type, insMessId: id }), (notice) => {
        expect(parseNoticeAddress(inBrowser(noticeAddress(notice)))).toEqual(notice)
      }),
    )
  })

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
