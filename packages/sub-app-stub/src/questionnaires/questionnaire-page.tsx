import { EmptyState } from '@portal/page-kit/empty-state'
import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { Questionnaire } from '@portal/protocol/calls/questionnaire'
import { Card, Skeleton } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { GivenAnswers } from './given-answers.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'

/** Below the start page, whose menu item permits it; the code is the questionnaire's. */
export const questionnairePattern = '/home/questionnaires/:code'

/** A questionnaire to be filled in, what was answered, or that its time is over. */
export function QuestionnairePage() {
  const { code = '' } = useParams()
  const { questionnaire: texts } = useTexts()
  const { quantity, time } = useFormats()
  const client = usePortalClient()
  const [sent, setSent] = useState<Questionnaire>()
  const found = useCall(
    code,
    async (signal) =>
      (await client.findQuestionnaire({ body: { questionnaireCode: code } }, { signal })).data,
  )
  const questionnaire = sent ?? found.data
  const meta =
    questionnaire &&
    fill(texts.meta, {
      count: quantity(questionnaire.questions.length),
      minutes: quantity(questionnaire.minutes),
      time: time(questionnaire.endDate),
    })
  return (
    <PageFrame title={questionnaire?.title ?? texts.title} meta={meta}>
      {!questionnaire && found.isLoading && (
        <Card>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      )}
      {!questionnaire && !found.isLoading && found.error !== undefined && (
        <Card>
          <FailureState error={found.error} onRetry={found.retry} />
        </Card>
      )}
      {questionnaire &&
        (questionnaire.submittedAt !== null ? (
          <GivenAnswers
            questionnaire={questionnaire}
            submittedAt={questionnaire.submittedAt}
            isNew={sent !== undefined}
          />
        ) : questionnaire.openFlag === 'Y' ? (
          <QuestionnaireForm questionnaire={questionnaire} onSent={setSent} onRefused={found.refresh} />
        ) : (
          <Card>
            <EmptyState text={texts.closed} />
          </Card>
        ))}
    </PageFrame>
  )
}
