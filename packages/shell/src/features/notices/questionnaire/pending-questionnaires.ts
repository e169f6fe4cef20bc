import type { Notice } from '@portal/protocol/entities/notice'
import { type Id, sameId } from '@portal/protocol/rules/ids'
import { popsUpAtHome } from '@portal/protocol/rules/questionnaire-window'

const isOneOf = (ids: readonly Id[], { insMessId }: Notice): boolean =>
  ids.some((id) => sameId(id, insMessId))

/** The questionnaires of the home page (specification §4) that the person has not answered (assumed) at `now` (ms), newest first. */
const pending = (notices: readonly Notice[], now: number): readonly Notice[] =>
  notices
    .filter((notice) => popsUpAtHome(notice, now) && notice.answeredFlag !== 'Y')
    .toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate))

/** The questionnaire that pops up at `now`: the newest not closed in this session (the latter is assumed). */
export const questionnaireToShow = (
  notices: readonly Notice[],
  closed: readonly Id[],
  now: number,
): Notice | undefined => pending(notices, now).find((notice) => !isOneOf(closed, notice))

/** The questionnaire that the home page reminds the user of: the newest that was closed unanswered (assumed). */
export const questionnaireToRemindOf = (
  notices: readonly Notice[],
  closed: readonly Id[],
  now: number,
): Notice | undefined => pending(notices, now).find((notice) => isOneOf(closed, notice))
