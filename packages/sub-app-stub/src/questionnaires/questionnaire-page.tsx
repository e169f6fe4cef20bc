import { EmptyState } from '@portal/page-kit/empty-state'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { Question, Questionnaire } from '@portal/protocol/calls/questionnaire'
import { maxRating } from '@portal/protocol/entities/input-limits'
import { usePortal } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { DoneState } from '../page/done-state.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import styles from './questionnaires.module.css'

interface GivenAnswersProps {
  readonly questionnaire: Questionnaire
  readonly submittedAt: string
  /** They were sent a moment ago: the reader is led to the thanks. */
  readonly isNew: boolean
}

/** Thanks for the answers, and shows what was answered. */
function GivenAnswers({ questionnaire: { questions, answers }, submittedAt, isNew }: GivenAnswersProps) {
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    thanks.current?.focus({ preventScroll: true })
    thanks.current?.scrollIntoView({ block: 'end' })
  }, [isNew])
  const portal = usePortal()
  const { questionnaire: texts } = useTexts()
  const { time } = useFormats()
  return (
    <>
      <Card ref={thanks} role="status" tabIndex={-1} className={styles.thanks ?? ''}>
        <DoneState
          title={texts.thanks}
          text={fill(texts.sentAt, { time: time(submittedAt) })}
          actions={<Button onClick={() => portal.closeTab()}>{texts.done}</Button>}
        />
      </Card>
      <Card title={texts.yourAnswers} styles={{ body: { paddingBlock: 8 } }}>
        <Flex vertical component="dl">
          {questions.map((question, index) => (
            <GivenAnswer
              key={question.questionCode}
              number={index + 1}
              question={question}
              values={answers.find((one) => one.questionCode === question.questionCode)?.values ?? []}
            />
          ))}
        </Flex>
      </Card>
    </>
  )
}

interface GivenAnswerProps {
  /** From 1. */
  readonly number: number
  readonly question: Question
  readonly values: readonly string[]
}

function GivenAnswer({ number, question, values }: GivenAnswerProps) {
  const { questionnaire: texts } = useTexts()
  const { kind, options, questionName } = question
  const words = (value: string) =>
    kind === 'rating'
      ? fill(texts.rating, { value, best: maxRating })
      : (options.find(({ optionCode }) => optionCode === value)?.optionName ?? value)
  return (
    <div className={styles.answer}>
      <dt>{`${number}. ${questionName}`}</dt>
      {values.length === 0 ? (
        <dd className={styles.leftOut}>{texts.left}</dd>
      ) : (
        values.map((value) => <dd key={value}>{words(value)}</dd>)
      )}
    </div>
  )
}

/** Below the start page, whose menu item permits it; the code is the questionnaire's. */
export const questionnairePattern = '/home/questionnaires/:code'

/** A questionnaire to be filled in, what was answered, or that its time is over. */
export function QuestionnairePage() {
  const { code = '' } = useParams()
  const { questionnaire: texts } = useTexts()
  const { quantity, time } = useFormats()
  const client = usePortalClient()
  const [sent, setSent] = useState<Questionnaire>()
  const found = useQuery({
    queryKey: ['questionnaire', code],
    queryFn: async ({ signal }) =>
      (await client.findQuestionnaire({ body: { questionnaireCode: code } }, { signal })).data,
  })
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
      <LoadingCard
        isLoading={!questionnaire && found.isLoading}
        error={questionnaire ? null : found.error}
        onRetry={found.refetch}
      />
      {questionnaire &&
        (questionnaire.submittedAt !== null ? (
          <GivenAnswers
            questionnaire={questionnaire}
            submittedAt={questionnaire.submittedAt}
            isNew={sent !== undefined}
          />
        ) : questionnaire.openFlag === 'Y' ? (
          <QuestionnaireForm questionnaire={questionnaire} onSent={setSent} onRefused={found.refetch} />
        ) : (
          <Card>
            <EmptyState text={texts.closed} />
          </Card>
        ))}
    </PageFrame>
  )
}
