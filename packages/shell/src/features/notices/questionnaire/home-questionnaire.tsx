import type { Notice } from '@portal/protocol/entities/notice'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../lib/api/server-time.ts'
import { whenNoDialogIsOpen } from '../../../lib/focus/dialog-focus.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { useNotices } from '../../../session/queries.ts'
import { useClosedQuestionnaires } from './closed-questionnaires.ts'
import { questionnaireToShow } from './pending-questionnaires.ts'
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

/** The questionnaire of the home page, one at a time; closing it is remembered for this session. */
function useHomeQuestionnaire() {
  const { data: notices = [] } = useNotices()
  const { closed, questionnaireClosed } = useClosedQuestionnaires()
  const notice = questionnaireToShow(notices, closed, serverNow())
  return { notice, close: () => notice && questionnaireClosed(notice.insMessId) }
}
