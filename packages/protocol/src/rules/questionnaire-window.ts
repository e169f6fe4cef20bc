import type { Notice } from '../entities/notice.ts'

/** The fields of a notice that the rule reads. */
export type QuestionnaireTerms = Pick<
  Notice,
  'noticeType' | 'showModalInHomePage' | 'noticeStatus' | 'startDate' | 'endDate'
>

/**
 * Whether a notice pops up on the home page: by exactly the four conditions of specification §4. Both ends of its
 * time belong to it; `now` in ms. A date that is none is never reached.
 */
export const popsUpAtHome = (notice: QuestionnaireTerms, now: number): boolean =>
  notice.noticeType === 'questionnaire' &&
  notice.showModalInHomePage === 'Y' &&
  notice.noticeStatus !== 'invalid' &&
  Date.parse(notice.startDate) <= now &&
  now <= Date.parse(notice.endDate)
