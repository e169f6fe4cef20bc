import type { Notice } from '@portal/protocol/entities/notice'
import { type Id, sameId } from '@portal/protocol/rules/ids'
import { popsUpAtHome } from '@portal/protocol/rules/questionnaire-window'
import { create } from 'zustand'
import { readStored, storedKeys, writeStored } from '../../../lib/storage/stored.ts'
import { beforeSessionEnds } from '../../../session/session-cleanup.ts'

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

interface ClosedQuestionnaires {
  /** insMessIds of the questionnaires that were closed on the home page in this session. */
  readonly closed: readonly Id[]
  /** Those among them that were opened to be filled in since this window was loaded. */
  readonly opened: readonly Id[]
  readonly questionnaireClosed: (id: Id) => void
  readonly questionnaireOpened: (id: Id) => void
}

const including = (ids: readonly Id[], id: Id): readonly Id[] =>
  ids.some((one) => sameId(one, id)) ? ids : [...ids, id]

export const useClosedQuestionnaires = create<ClosedQuestionnaires>()((set) => ({
  closed: readStored(storedKeys.closedQuestionnaires) ?? [],
  opened: [],
  questionnaireClosed: (id) =>
    set((state) => {
      const closed = including(state.closed, id)
      writeStored(storedKeys.closedQuestionnaires, [...closed])
      return { closed }
    }),
  questionnaireOpened: (id) => set(({ opened }) => ({ opened: including(opened, id) })),
}))

// The next session starts without closed ones.
beforeSessionEnds(() => useClosedQuestionnaires.setState({ closed: [], opened: [] }))
