import { useFailureText } from '@portal/page-kit/failure-text'
import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import { approvalCautions } from '@portal/protocol/rules/approvals'
import { usePortal } from '@portal/sub-app-sdk/react'
import { Alert, Button, Flex, Form, Grid, Input } from 'antd'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { endedSession, isRefused, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { showField } from '../page/show-field.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { keyOf } from './decision-bar.tsx'
import { useDecisions } from './decision-keeper.tsx'
import { useCautionTexts } from './use-caution-texts.ts'
import { useRecordKeys } from './use-record-keys.ts'

interface ApprovalQuestionProps {
  readonly process: ProcessInformation
  readonly onConfirm: () => void
  readonly onBack: () => void
}

/** Confirms an approval with cautions: names the amount and the reasons against it. */
function ApprovalQuestion({ process, onConfirm, onBack }: ApprovalQuestionProps) {
  const { approvals } = useTexts()
  const { amount } = useFormats()
  const values = { number: process.businessKey, amount: amount(process.amount ?? Number.NaN) }
  const question = fill(process.amount === null ? approvals.askWithoutAmount : approvals.ask, values)
  return (
    <Alert
      role="group"
      aria-label={question}
      type="warning"
      showIcon
      title={question}
      description={
        <Flex vertical gap={12}>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {useCautionTexts(process).map(({ caution, title, description }) => (
              <li key={caution}>{[title, description].filter(Boolean).join(approvals.colon)}</li>
            ))}
          </ul>
          <Flex wrap gap={8}>
            <Button type="primary" onClick={onConfirm}>
              {approvals.approveAnyway}
            </Button>
            {/* Pressing Enter again goes back. */}
            <Button autoFocus onClick={onBack}>
              {approvals.back}
            </Button>
          </Flex>
        </Flex>
      }
    />
  )
}

interface DecisionFormProps {
  readonly task: Task
  readonly process: ProcessInformation
  readonly page: RefObject<HTMLElement | null>
  readonly onRejected: () => void
  /** Reloads, and shows the decision if there is one. */
  readonly isDecidedElsewhere: () => Promise<boolean>
  /** At the end of the line. */
  readonly children: ReactNode
}

/**
 * Approves or rejects the step that waits for the user: with a confirmation if something speaks against it, otherwise
 * with undo; a rejection needs a reason. An unfinished comment survives leaving the page within this tab.
 */
export function DecisionForm(props: DecisionFormProps) {
  const { task, process, page, onRejected, isDecidedElsewhere, children } = props
  const portal = usePortal()
  const client = usePortalClient()
  const { approvals } = useTexts()
  const failureText = useFailureText()
  const unsaved = useUnsavedInput()
  const { decisions, progressOf } = useDecisions()
  const isWide = Grid.useBreakpoint().md !== false
  const commentId = `comment-${portal.tabId}`
  const [comment, setComment] = useState(unsaved.textOf(task.businessKey))
  const [problem, setProblem] = useState('')
  const [isRejecting, setRejecting] = useState(false)
  const [isAsking, setAsking] = useState(false)

  const failed = async (error: unknown) => {
    if (endedSession(error)) portal.sessionExpired()
    // A step that no longer waits is refused for ever.
    if (isRefused(error) && (await isDecidedElsewhere())) return
    setProblem(failureText(error))
  }
  const progress = progressOf(task.taskId)
  const showFailure = useEffectEvent((error: unknown) => {
    decisions.forget(task.taskId)
    void failed(error)
  })
  useEffect(() => {
    if (progress?.is === 'failed') showFailure(progress.error)
  }, [progress])

  const approve = () => decisions.approve({ task, comment: comment.trim() })
  const ask = () => {
    if (isRejecting || isAsking) return
    if (approvalCautions(process).length > 0) setAsking(true)
    else approve()
  }
  const reject = async () => {
    if (isRejecting) return
    const reason = comment.trim()
    if (!reason) {
      setProblem(approvals.commentRequired)
      return showField(commentId)
    }
    decisions.flush()
    setRejecting(true)
    try {
      await client.rejectTask({ body: { taskId: task.taskId, comment: reason } }, { keepalive: true })
      unsaved.keepText(task.businessKey, '')
      decisions.decided(task.taskId)
      onRejected()
    } catch (error) {
      await failed(error)
    } finally {
      setRejecting(false)
    }
  }
  useRecordKeys(page, isAsking ? {} : { approve: ask, reject: () => void reject() })

  if (isAsking)
    return (
      <ApprovalQuestion
        process={process}
        onConfirm={() => {
          setAsking(false)
          approve()
        }}
        onBack={() => setAsking(false)}
      />
    )
  return (
    <Form style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 16px' }}>
      <Form.Item
        style={{ flex: isWide ? '1 1 280px' : '1 1 100%', margin: 0 }}
        {...(problem ? { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> } : {})}
      >
        <Input.TextArea
          id={commentId}
          aria-label={approvals.comment}
          placeholder={approvals.commentHint}
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={500}
          value={comment}
          onChange={(event) => {
            setComment(event.target.value)
            setProblem('')
            unsaved.keepText(task.businessKey, event.target.value)
          }}
        />
      </Form.Item>
      <Flex gap={8} style={{ flex: isWide ? undefined : '1 1 auto' }}>
        <Button type="primary" block={!isWide} disabled={isRejecting} {...keyOf('A')} onClick={ask}>
          {approvals.approve}
        </Button>
        <Button danger block={!isWide} loading={isRejecting} {...keyOf('R')} onClick={() => void reject()}>
          {approvals.reject}
        </Button>
      </Flex>
      {children}
    </Form>
  )
}
