import { describe, expect, it } from 'vitest'
import { smallCompany } from '../testing/small-company.ts'
import { parseCompany } from './parse-company.ts'

const lookup = (type: string, ...codes: string[]) =>
  `- { system: IMS, type: ${type}, entries: [${codes.map((code) => `{ code: ${code}, name: 名, nameEn: Name }`).join()}] }`

/** The small company, whose one notice is a published policy, with lookups. */
const parseWith = (...lookups: string[]) =>
  parseCompany(smallCompany({ 'lookups.yaml': lookups.join('\n') || '[]' }))

describe('a notice', () => {
  it('has a type and a status of the lookups', () => {
    const lookups = [lookup('NOTICE_TYPE', 'policy'), lookup('NOTICE_STATUS', 'published')]
    expect(parseWith(...lookups).notices.content).toHaveLength(1)
  })

  it.each([
    [
      'NOTICE_TYPE',
      ['price', 'system'],
      'notices.yaml:2: notice type policy is unknown; expected one of price, system',
    ],
    ['NOTICE_STATUS', ['draft'], 'notices.yaml:2: notice status published is unknown; expected one of draft'],
  ])('is refused for a code that %s lacks', (type, codes, message) => {
    expect(() => parseWith(lookup(type, ...codes))).toThrow(message)
  })

  it('has any type in a company without such a lookup', () => {
    expect(parseWith().notices.content).toHaveLength(1)
  })
})
