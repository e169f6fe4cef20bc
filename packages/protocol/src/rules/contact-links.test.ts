import { describe, expect, it } from 'vitest'
import { mailLink, phoneLink } from './contact-links.ts'

describe('a link to a person', () => {
  it.each([
    ['19900000003', 'tel:19900000003'],
    [' +86 757-8800 1234 ', 'tel:+8675788001234'],
    ['', undefined],
    ['on request', undefined],
    ['javascript:alert(1)', undefined],
  ])('calls %j by %j', (phone, link) => expect(phoneLink(phone)).toBe(link))

  it.each([
    ['lihao@yanchuan.example', '', 'mailto:lihao@yanchuan.example'],
    [
      'lihao@yanchuan.example',
      '解冻 D1001 & more',
      'mailto:lihao@yanchuan.example?subject=%E8%A7%A3%E5%86%BB%20D1001%20%26%20more',
    ],
    ['a@b.example?bcc=c@d.example', '', undefined],
    ['', '', undefined],
  ])('writes to %j about %j by %j', (address, subject, link) => expect(mailLink(address, subject)).toBe(link))
})
