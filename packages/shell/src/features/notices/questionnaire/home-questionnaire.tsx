import type { Notice } from '@portal/protocol/entities/notice'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../../feedback/late.ts'
import { onceNoDialog } from '../../../feedback/once-no-dialog.ts'
import { useHomeQuestionnaire } from './use-home-questionnaire.ts'

const QuestionnaireDialog = late(() =>
  import('./questionnaire-dialog.tsx').then((module) => module.QuestionnaireDialog),
)

interface QuestionnaireProps {
  readonly notice: Notice
  readonly close: () => void
}

/** Waits until no dialog stands that somebody has opened; then it stays, whatever opens above it. */
function Questionnaire({ notice, close }: QuestionnaireProps) {
  const [isItsTurn, setItsTurn] = useState(false)
  useEffect(() => onceNoDialog(() => setItsTurn(true)), [])
  if (!isItsTurn) return null
  return (
    <Suspense fallback={null}>
      <QuestionnaireDialog notice={notice} onClose={close} />
    </Suspense>
  )
}

/** The questionnaire that pops up on the home page (specification §4); its code comes with the first one. */
export function HomeQuestionnaire() {
  const { notice, close } = useHomeQuestionnaire()
  return notice ? <Questionnaire key={notice.insMessId} notice={notice} close={close} /> : null
}
