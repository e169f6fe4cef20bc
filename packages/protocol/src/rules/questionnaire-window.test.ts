import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { popsUpAtHome, type QuestionnaireTerms } from './questionnaire-window.ts'

/** The whole of 9 to 13 March, as days of the company (UTC+8). */
const open: QuestionnaireTerms = {
  noticeType: 'questionnaire',
  showModalInHomePage: 'Y',
  noticeStatus: 'published',
  startDate: '2026-03-08T16:00:00.000Z',
  endDate: '2026-03-13T15:59:59.999Z',
}
const noon = Date.parse('2026-03-10T04:00:00.000Z')

describe('a questionnaire pops up on the home page (specification §4)', () => {
  it.each<[string, Partial<QuestionnaireTerms>, boolean]>([
    ['with all four conditions', {}, true],
    ['whatever its status, unless that is invalid', { noticeStatus: 'anything' }, true],
    ['not as a notice of another type', { noticeType: 'announcement' }, false],
    ['not by a type that is spelt otherwise', { noticeType: 'Questionnaire' }, false],
    ['not when it is not for the home page', { showModalInHomePage: 'N' }, false],
    ['not when it is invalid', { noticeStatus: 'invalid' }, false],
    ['not without a start', { startDate: '' }, false],
    ['not without an end', { endDate: 'soon' }, false],
  ])('%s [S-3.11] [S-4.28]', (_case, change, expected) => {
    expect(popsUpAtHome({ ...open, ...change }, noon)).toBe(expected)
  })

  it.each([
    ['the last moment of the day before, in the company’s time', '2026-03-08T23:59:59.999+08:00', false],
    ['the first moment of its first day', '2026-03-09T00:00:00.000+08:00', true],
    ['the last moment of its last day', '2026-03-13T23:59:59.999+08:00', true],
    ['the first moment of the day after', '2026-03-14T00:00:00.000+08:00', false],
  ])('at %s: %s → %s', (_moment, now, expected) => {
    expect(popsUpAtHome(open, Date.parse(now))).toBe(expected)
  })

  it('only between start and end, wherever those lie [S-4.28]', () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
    fc.assert(
      fc.property(moment, moment, moment, (start, end, now) => {
        const dates = { startDate: start.toISOString(), endDate: end.toISOString() }
        expect(popsUpAtHome({ ...open, ...dates }, now.getTime())).toBe(start <= now && now <= end)
      }),
    )
  })
})
