import type { Notice } from '@portal/protocol/entities/notice'
import { type Id, sameId } from '@portal/protocol/rules/ids'
import { popsUpAtHome } from '@portal/protocol/rules/questionnaire-window'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../lib/api/server-time.ts'
import { whenNoDialogIsOpen } from '../../../lib/focus/dialog-focus.ts'
import { readStored, storedKeys, writeStored } from '../../../lib/storage/stored.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { useNotices } from '../../../session/queries.ts'
import type { QuestionnaireDialog } from './questionnaire-dialog.tsx'

interface QuestionnaireProps {
  readonly notice: Notice
  readonly close: () => void
}

/**
 * Shows the dialog once its code and texts are loaded and no other dialog is open. Then it stays, even if another opens above
 * it.
 */
function Questionnaire({ notice, close }: QuestionnaireProps) {
  const { i18n } = useTranslation('home')
  const [Dialog, setDialog] = useState<typeof QuestionnaireDialog>()
  useEffect(() => {
    let isUnmounted = false
    let stopWaiting = () => {}
    // After the home page has rendered: the dialog would delay it.
    Promise.all([import('./questionnaire-dialog.tsx'), i18n.loadNamespaces('notices')]).then(
      async ([loaded]) => {
        await whenIdle()
        if (!isUnmounted) stopWaiting = whenNoDialogIsOpen(() => setDialog(() => loaded.QuestionnaireDialog))
      },
      (error: unknown) =>
        // Thrown during render, so that the error boundary catches it.
        setDialog(() => {
          throw error
        }),
    )
    return () => {
      isUnmounted = true
      stopWaiting()
    }
  }, [i18n])
  return <Suspense fallback={null}>{Dialog && <Dialog notice={notice} onClose={close} />}</Suspense>
}

/** The questionnaire that pops up on the home page (specification §4); its code is loaded with the first one. */
export function HomeQuestionnaire() {
  const { notice, close } = useHomeQuestionnaire()
  return notice ? <Questionnaire key={notice.insMessId} notice={notice} close={close} /> : null
}

/** The questionnaire that pops up at `now` (ms): the newest that was not closed in this session (the latter is assumed). */
export const questionnaireToShow = (
  notices: readonly Notice[],
  closed: readonly Id[],
  now: number,
): Notice | undefined =>
  notices
    .filter((notice) => popsUpAtHome(notice, now) && !closed.some((id) => sameId(id, notice.insMessId)))
    .toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate))[0]

/** The questionnaire of the home page, one at a time; closing it is remembered for this session. */
function useHomeQuestionnaire() {
  const { data: notices = [] } = useNotices()
  const [closed, setClosed] = useState<readonly Id[]>(() => readStored(storedKeys.closedQuestionnaires) ?? [])
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
