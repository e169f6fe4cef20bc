import { useFailureText } from '@portal/page-kit/failure-text'
import { PageForm, SubmitButton } from '@portal/page-kit/page-form'
import type { Question, Questionnaire } from '@portal/protocol/calls/questionnaire'
import { answerProblem } from '@portal/protocol/rules/questionnaire-answers'
import { idPrefix, usePortal } from '@portal/sub-app-sdk/react'
import { Alert, Card, Flex, Form, Grid, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { endedSession, isRefused, usePortalClient } from '../backend/use-call.ts'
import { useTexts } from '../i18n/texts.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { AnswerProgress } from './answer-progress.tsx'
import { type AnswerValues, answersOf, valuesOf } from './answers.ts'
import { QuestionInput } from './question-input.tsx'

interface QuestionnaireFormProps {
  readonly questionnaire: Questionnaire
  readonly onSent: (answered: Questionnaire) => void
  /** It accepts no answers any more: it was answered elsewhere, or has ended. */
  readonly onRefused: () => void
}

/** The questions in their order, how far one has come, and sending the answers, which is done once. */
export function QuestionnaireForm({ questionnaire, onSent, onRefused }: QuestionnaireFormProps) {
  const { questionnaireCode, questions } = questionnaire
  const portal = usePortal()
  const client = usePortalClient()
  const { questionnaire: texts } = useTexts()
  const failureText = useFailureText()
  // Part of the fields' ids: two pages with one form are in the document at once.
  const formName = idPrefix(portal)
  const [form] = Form.useForm<AnswerValues>()
  const unsaved = useUnsavedInput()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const isWide = Grid.useBreakpoint().xl !== false
  useEffect(() => () => unsaved.mark('questionnaire', false), [unsaved])

  const fieldId = (code: string) => `${formName}_${code}`
  const show = (code: string) => showQuestion(fieldId(code))
  const send = async (values: AnswerValues) => {
    setSending(true)
    setProblem('')
    try {
      const body = { questionnaireCode, answers: answersOf(values, questions) }
      const { data } = await client.saveQuestionnaireAnswers({ body })
      unsaved.mark('questionnaire', false)
      onSent(data)
    } catch (error) {
      if (endedSession(error)) portal.sessionExpired()
      setProblem(failureText(error))
      if (isRefused(error)) onRefused()
    } finally {
      setSending(false)
    }
  }
  const sendButton = (
    <SubmitButton loading={isSending} block={isWide}>
      {texts.send}
    </SubmitButton>
  )

  return (
    <PageForm
      form={form}
      name={formName}
      layout="vertical"
      requiredMark={false}
      onValuesChange={() => unsaved.mark('questionnaire', true)}
      onFinish={(values) => void send(values)}
      onFinishFailed={({ errorFields: [first] }) => first && show(String(first.name[0]))}
    >
      <Flex gap={16} align="start" vertical={!isWide}>
        <Card style={{ flex: 1, width: '100%', minWidth: 0 }} styles={{ body: { paddingBlock: 8 } }}>
          {questions.map((question, index) => (
            <QuestionField
              key={question.questionCode}
              number={index + 1}
              question={question}
              labelId={`${fieldId(question.questionCode)}_name`}
            />
          ))}
        </Card>
        <AnswerProgress isWide={isWide} questions={questions} onChoose={show}>
          {problem !== '' && <Alert type="error" showIcon title={problem} role="alert" />}
          {sendButton}
        </AnswerProgress>
      </Flex>
    </PageForm>
  )
}

interface QuestionFieldProps {
  /** From 1. */
  readonly number: number
  readonly question: Question
  readonly labelId: string
}

function QuestionField({ number, question, labelId }: QuestionFieldProps) {
  const { questionnaire: texts } = useTexts()
  const { questionCode, questionName, requiredFlag } = question
  const check = async (_rule: unknown, value: AnswerValues[string]) => {
    const found = answerProblem(question, valuesOf({ [questionCode]: value }, question))
    if (found) throw new Error(texts[found])
  }
  return (
    <Form.Item
      name={questionCode}
      style={{ margin: 0, paddingBlock: 16 }}
      label={
        <span id={labelId} style={{ fontWeight: 600 }}>
          {`${number}. ${questionName} `}
          {requiredFlag === 'N' && (
            <Typography.Text type="secondary" style={{ fontWeight: 400 }}>
              {texts.optional}
            </Typography.Text>
          )}
        </span>
      }
      rules={[{ validator: check }]}
    >
      <QuestionInput question={question} labelledBy={labelId} />
    </Form.Item>
  )
}

/** Leads to what a question is answered with, or the first of it, with the question in view. */
function showQuestion(id: string): void {
  const field = document.getElementById(id)
  const first = field?.matches('textarea') ? field : field?.querySelector('input')
  if (!(first instanceof HTMLElement)) return
  first.focus({ preventScroll: true })
  document.getElementById(`${id}_name`)?.scrollIntoView({ block: 'center' })
}
