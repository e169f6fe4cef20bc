import { useFailureText } from '@portal/page-kit/failure-text'
import { PageForm, SubmitButton } from '@portal/page-kit/page-form'
import type { Question, Questionnaire } from '@portal/protocol/calls/questionnaire'
import { answerProblem } from '@portal/protocol/rules/questionnaire-answers'
import { idPrefix, usePortal } from '@portal/sub-app-sdk/react'
import { Alert, Button, Card, Flex, Form, Grid, Progress, Typography, theme } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { endedSession, isRefused, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { type AnswerValues, answersOf, isAnswered, valuesOf } from './answers.ts'
import { QuestionInput } from './question-input.tsx'

interface AnswerProgressProps {
  /** Beside the questions, where it stays visible; else at the bottom of the screen. */
  readonly isWide: boolean
  readonly questions: readonly Question[]
  readonly onChoose: (questionCode: string) => void
  /** Actions. */
  readonly children: ReactNode
}

/** Number of answered questions, with links to each. */
function AnswerProgress({ isWide, questions, onChoose, children }: AnswerProgressProps) {
  const { questionnaire: texts } = useTexts()
  const { token } = theme.useToken()
  const form = Form.useFormInstance<AnswerValues>()
  const values = Form.useWatch((all: AnswerValues) => all, form) ?? {}
  const answered = new Set(
    questions.filter((question) => isAnswered(values, question)).map(({ questionCode }) => questionCode),
  )
  const progress = (
    <div style={{ flex: 1, minWidth: 0 }}>
      <Typography.Text style={{ fontVariantNumeric: 'tabular-nums' }}>
        {fill(texts.progress, { done: answered.size, all: questions.length })}
      </Typography.Text>
      <Progress
        aria-label={texts.progressName}
        percent={Math.round((answered.size / questions.length) * 100)}
        showInfo={false}
        size="small"
        style={{ margin: 0, lineHeight: 1 }}
      />
    </div>
  )
  if (!isWide)
    return (
      <Flex
        vertical
        gap={8}
        style={{
          position: 'sticky',
          zIndex: 2,
          bottom: 0,
          alignSelf: 'stretch',
          marginInline: 'calc(-1 * clamp(16px, 2vw, 24px))',
          padding: '10px clamp(16px, 2vw, 24px)',
          borderTop: `1px solid ${token.colorBorderSecondary}`,
          background: token.colorBgContainer,
        }}
      >
        <Flex align="center" gap={16}>
          {progress}
          <Flex vertical gap={8}>
            {children}
          </Flex>
        </Flex>
      </Flex>
    )
  return (
    <Card size="small" style={{ flex: 'none', width: 320, position: 'sticky', top: 16 }}>
      <Flex vertical gap={16}>
        {progress}
        <Flex wrap gap={8} component="nav" aria-label={texts.questions}>
          {questions.map(({ questionCode, questionName }, index) => {
            const isDone = answered.has(questionCode)
            const name = fill(isDone ? texts.answered : texts.open, {
              number: index + 1,
              question: questionName,
            })
            return (
              <Button
                key={questionCode}
                shape="circle"
                size="small"
                title={name}
                aria-label={name}
                style={
                  isDone
                    ? {
                        borderColor: token.colorSuccessBorder,
                        background: token.colorSuccessBg,
                        color: token.colorSuccessText,
                      }
                    : {}
                }
                onClick={() => onChoose(questionCode)}
              >
                {index + 1}
              </Button>
            )
          })}
        </Flex>
        {children}
        <Typography.Text type="secondary">{texts.once}</Typography.Text>
      </Flex>
    </Card>
  )
}

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
