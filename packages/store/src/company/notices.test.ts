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

  it.each([
    [
      'policy',
      '{ code: a, kind: text, name: 问, nameEn: Q }',
      'a notice of the type policy has no questionnaire',
    ],
    [
      'questionnaire',
      '{ code: a, kind: choice, name: 问, nameEn: Q }',
      'question a of the kind choice lacks options',
    ],
    [
      'questionnaire',
      '{ code: a, kind: text, name: 问, nameEn: Q, options: [{ code: x, name: 是, nameEn: Yes }, { code: y, name: 否, nameEn: No }] }',
      'question a of the kind text has no options',
    ],
    [
      'questionnaire',
      '{ code: a, kind: text, name: 问, nameEn: Q }, { code: a, kind: text, name: 问, nameEn: Q }',
      'question a is there already, at notices.yaml:1',
    ],
  ])('of the type %s with the questions %s is refused', (type, questions, message) => {
    const notice = `- { type: ${type}, title: 问卷, body: 正文, status: published, startDate: -3d, endDate: +14d, recipients: all, system: IMS, questionnaire: { code: q, minutes: 1, questions: [${questions}] } }`
    expect(() => parseCompany(smallCompany({ 'notices.yaml': notice }))).toThrow(message)
  })

  it('has any type in a company without such a lookup', () => {
    expect(parseWith().notices.content).toHaveLength(1)
  })
})
