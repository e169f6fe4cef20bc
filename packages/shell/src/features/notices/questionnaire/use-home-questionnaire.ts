import type { Notice } from '@portal/protocol/entities/notice'
import { popsUpAtHome } from '@portal/protocol/rules/questionnaire-window'
import { useState } from 'react'
import { serverNow } from '../../../lib/api/server-time.ts'
import { storedKeys } from '../../../lib/storage/keys.ts'
import { readStored, writeStored } from '../../../lib/storage/stored.ts'
import { useNotices } from '../../../session/queries.ts'

/** The questionnaire that pops up at `now` (ms): the newest that was not closed in this session (the latter is assumed). */
export const questionnaireToShow = (
  notices: readonly Notice[],
  closed: readonly number[],
  now: number,
): Notice | undefined =>
  notices
    .filter((notice) => popsUpAtHome(notice, now) && !closed.includes(notice.insMessId))
    .toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate))[0]

/** The questionnaire on the home page, one at a time, and how it is closed for this session. */
export function useHomeQuestionnaire() {
  const { data: notices = [] } = useNotices()
  const [closed, setClosed] = useState<readonly number[]>(
    () => readStored(storedKeys.closedQuestionnaires) ?? [],
  )
  const notice = questionnaireToShow(notices, closed, serverNow())
  return {
    notice,
    close: () => {
      if (!notice) return
      const all = [...closed, notice.insMessId]
      writeStored(storedKeys.closedQuestionnaires, all)
      setClosed(all)
    },
  }
}
