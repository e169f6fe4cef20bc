import { lazy, Suspense } from 'react'
import { useHomeQuestionnaire } from './use-home-questionnaire.ts'

const QuestionnaireDialog = lazy(() =>
  import('./questionnaire-dialog.tsx').then((module) => ({ default: module.QuestionnaireDialog })),
)

/** The questionnaire that pops up on the home page (specification §4); its code comes with the first one. */
export function HomeQuestionnaire() {
  const { notice, close } = useHomeQuestionnaire()
  if (!notice) return null
  return (
    <Suspense fallback={null}>
      <QuestionnaireDialog key={notice.insMessId} notice={notice} onClose={close} />
    </Suspense>
  )
}
