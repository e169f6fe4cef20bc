import type { Notice } from '@portal/protocol/entities/notice'
import { expect, it } from 'vitest'
import { questionnaireToRemindOf, questionnaireToShow } from './pending-questionnaires.ts'

const now = Date.parse('2026-03-10T04:00:00Z')
const questionnaire = (insMessId: number, startDate: string, change: Partial<Notice> = {}): Notice => ({
  headId: insMessId,
  insMessId,
  title: `Q${insMessId}`,
  readFlag: 'Y',
  noticeType: 'questionnaire',
  noticeStatus: 'published',
  showModalInHomePage: 'Y',
  messTypePath: '',
  startDate,
  endDate: '2026-04-01T00:00:00Z',
  ...change,
})
const notices = [
  questionnaire(1, '2026-03-01T00:00:00Z'),
  questionnaire(2, '2026-03-05T00:00:00Z'),
  questionnaire(3, '2026-03-20T00:00:00Z'),
  questionnaire(4, '2026-03-06T00:00:00Z', { noticeType: 'announcement' }),
  questionnaire(5, '2026-03-07T00:00:00Z', { answeredFlag: 'Y' }),
]

it.each([
  ['the newest, read or not', [], 2],
  ['the next one once that is closed', [2], 1],
  ['none once all are closed', [2, 1], undefined],
])('shows %s', (_which, closed, expected) => {
  expect(questionnaireToShow(notices, closed, now)?.insMessId).toBe(expected)
})

it.each([
  ['none before one is closed', [], undefined],
  ['the newest that is closed', [1, 2], 2],
  ['none that is answered or over', [3, 5], undefined],
])('reminds of %s', (_which, closed, expected) => {
  expect(questionnaireToRemindOf(notices, closed, now)?.insMessId).toBe(expected)
})
