import type { Question } from '@portal/protocol/calls/questionnaire'
import { Button, Card, Flex, Form, Progress, Typography, theme } from 'antd'
import type { ReactNode } from 'react'
import { fill, useTexts } from '../i18n/texts.ts'
import { type AnswerValues, isAnswered } from './answers.ts'

interface AnswerProgressProps {
  /** Beside the questions, where it stays visible; else at the bottom of the screen. */
  readonly isWide: boolean
  readonly questions: readonly Question[]
  readonly onChoose: (questionCode: string) => void
  /** Actions. */
  readonly children: ReactNode
}

/** Number of answered questions, with links to each. */
export function AnswerProgress({ isWide, questions, onChoose, children }: AnswerProgressProps) {
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
