import type { Notice } from '@portal/protocol/entities/notice'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceNoDialog } from '../../../lib/focus/once-no-dialog.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import type { QuestionnaireDialog } from './questionnaire-dialog.tsx'
import { useHomeQuestionnaire } from './use-home-questionnaire.ts'

interface QuestionnaireProps {
  readonly notice: Notice
  readonly close: () => void
}

/**
 * Waits until all that the dialog needs is there, and then until no dialog stands that somebody has opened: between
 * that and its drawing nobody can open one. Then it stays, whatever opens above it.
 */
function Questionnaire({ notice, close }: QuestionnaireProps) {
  const { i18n } = useTranslation('home')
  const [Dialog, setDialog] = useState<typeof QuestionnaireDialog>()
  useEffect(() => {
    let isGone = false
    let giveUp = () => {}
    // Home is drawn first: a dialog in the middle of that would be one long wait with it.
    Promise.all([import('./questionnaire-dialog.tsx'), i18n.loadNamespaces('notices')]).then(
      async ([loaded]) => {
        await whenIdle()
        if (!isGone) giveUp = onceNoDialog(() => setDialog(() => loaded.QuestionnaireDialog))
      },
      (error: unknown) =>
        // Thrown while it is drawn, it reaches the boundary around.
        setDialog(() => {
          throw error
        }),
    )
    return () => {
      isGone = true
      giveUp()
    }
  }, [i18n])
  return <Suspense fallback={null}>{Dialog && <Dialog notice={notice} onClose={close} />}</Suspense>
}

/** The questionnaire that pops up on the home page (specification §4); its code comes with the first one. */
export function HomeQuestionnaire() {
  const { notice, close } = useHomeQuestionnaire()
  return notice ? <Questionnaire key={notice.insMessId} notice={notice} close={close} /> : null
}
