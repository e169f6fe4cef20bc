import { PageForm, SubmitButton } from '@portal/page-kit/page-form'
import type { Question, QuestionAnswer, Questionnaire } from '@portal/protocol/calls/questionnaire'
import { answerProblem } from '@portal/protocol/rules/questionnaire-answers'
import { idPrefix, usePortal } from '@portal/sub-app-sdk/react'
import { Alert, Button, Card, Flex, Form, Grid, Progress, Typography } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { isRefused, useFailure, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { QuestionInput } from './question-input.tsx'
import styles from './questionnaires.module.css'

/** The form's values, by the codes of the questions; arrays for multiple choice. */
type AnswerValues = Readonly<Record<string, string | readonly string[] | undefined>>

/** The values given to one question. */
function valuesOf(values: AnswerValues, { questionCode }: Pick<Question, 'questionCode'>): string[] {
  const given = values[questionCode]
  const all = typeof given === 'string' ? [given] : [...(given ?? [])]
  return all.map((value) => value.trim()).filter((value) => value !== '')
}

/** Whether a question has an answer that may be sent. */
function isAnswered(values: AnswerValues, question: Question): boolean {
  const given = valuesOf(values, question)
  return given.length > 0 && answerProblem(question, given) === undefined
}

/** As they are sent: what was left out is not. */
const answersOf = (values: AnswerValues, questions: readonly Question[]): QuestionAnswer[] =>
  questions.flatMap((question) => {
    const given = valuesOf(values, question)
    return given.length > 0 ? [{ questionCode: question.questionCode, values: given }] : []
  })

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
  const form = Form.useFormInstance<AnswerValues>()
  const values = Form.useWatch((all: AnswerValues) => all, form) ?? {}
  const answered = new Set(
    questions.filter((question) => isAnswered(values, question)).map(({ questionCode }) => questionCode),
  )
  const progress = (
    <div className={styles.progress}>
      <Typography.Text className={pageStyles.figure ?? ''}>
        {fill(texts.progress, { done: answered.size, all: questions.length })}
      </Typography.Text>
      <Progress
        aria-label={texts.progressName}
        percent={Math.round((answered.size / questions.length) * 100)}
        showInfo={false}
        size="small"
        className={styles.progressBar ?? ''}
      />
    </div>
  )
  if (!isWide)
    return (
      <Flex align="center" gap={16} className={styles.bar ?? ''}>
        {progress}
        <Flex vertical gap={8}>
          {children}
        </Flex>
      </Flex>
    )
  return (
    <Card size="small" className={styles.beside ?? ''}>
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
                className={(isDone && styles.answered) || ''}
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
  const failure = useFailure()
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
      setProblem(failure(error))
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
        <Card className={styles.questions ?? ''} styles={{ body: { paddingBlock: 8 } }}>
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
      className={styles.question ?? ''}
      label={
        <span id={labelId} className={styles.name}>
          {`${number}. ${questionName} `}
          {requiredFlag === 'N' && <Typography.Text type="secondary">{texts.optional}</Typography.Text>}
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
