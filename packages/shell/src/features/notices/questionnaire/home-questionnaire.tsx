import type { Notice } from '@portal/protocol/entities/notice'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../lib/api/server-time.ts'
import { whenNoDialogIsOpen } from '../../../lib/focus/dialog-focus.ts'
import { watchInput } from '../../../lib/when-quiet.ts'
import { useNotices } from '../../../session/queries.ts'
import { questionnaireToShow, useClosedQuestionnaires } from './pending-questionnaires.ts'
import type { QuestionnaireDialog } from './questionnaire-dialog.tsx'

interface QuestionnaireProps {
  readonly notice: Notice
  readonly close: () => void
}

/**
 * Shows the dialog once its code and texts are loaded, but not over another dialog and not under a click. After that it
 * stays, even if another opens above it.
 */
function Questionnaire({ notice, close }: QuestionnaireProps) {
  const { i18n } = useTranslation('home')
  const [Dialog, setDialog] = useState<typeof QuestionnaireDialog>()
  useEffect(() => {
    let isUnmounted = false
    let stopWaiting = () => {}
    const { whenQuiet, stop } = watchInput()
    const show = (loaded: typeof QuestionnaireDialog) => {
      let isAtOnce = true
      stopWaiting = whenNoDialogIsOpen(() => {
        if (isAtOnce) setDialog(() => loaded)
        else whenQuiet(() => show(loaded))
      })
      isAtOnce = false
    }
    Promise.all([import('./questionnaire-dialog.tsx'), i18n.loadNamespaces('notices')]).then(
      ([loaded]) => {
        if (!isUnmounted) whenQuiet(() => show(loaded.QuestionnaireDialog))
      },
      (error: unknown) =>
        // Thrown during render, so that the error boundary catches it.
        setDialog(() => {
          throw error
        }),
    )
    return () => {
      isUnmounted = true
      stop()
      stopWaiting()
    }
  }, [i18n])
  return <Suspense fallback={null}>{Dialog && <Dialog notice={notice} onClose={close} />}</Suspense>
}

/** The questionnaire that pops up on the home page (specification §4); loaded with the first one. */
export function HomeQuestionnaire() {
  const { notice, close } = useHomeQuestionnaire()
  return notice ? <Questionnaire key={notice.insMessId} notice={notice} close={close} /> : null
}

/** The questionnaire of the home page, one at a time; that it was closed is remembered for this session. */
function useHomeQuestionnaire() {
  const { data: notices = [] } = useNotices()
  const { closed, questionnaireClosed } = useClosedQuestionnaires()
  const notice = questionnaireToShow(notices, closed, serverNow())
  return { notice, close: () => notice && questionnaireClosed(notice.insMessId) }
}
