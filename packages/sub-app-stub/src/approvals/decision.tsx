import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import { approvalCautions, isOwnApplication } from '@portal/protocol/rules/approvals'
import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Alert, Button, Flex, Form, Input, Typography } from 'antd'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isRefused, useFailure, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { showField } from '../page/show-field.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import styles from './approvals.module.css'
import { DealtWith, DecisionBar, keyOf, QueueButtons } from './decision-bar.tsx'
import { useDecisions } from './decision-keeper.tsx'
import { useRecordKeys } from './record-keys.ts'
import { useCautionTexts } from './use-caution-texts.ts'
import { useQueue } from './use-queue.ts'

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
          <ul className={styles.cautions}>
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
function DecisionForm(props: DecisionFormProps) {
  const { task, process, page, onRejected, isDecidedElsewhere, children } = props
  const portal = usePortal()
  const client = usePortalClient()
  const { approvals } = useTexts()
  const failure = useFailure()
  const unsaved = useUnsavedInput()
  const { decisions, progressOf } = useDecisions()
  const commentId = `comment-${portal.tabId}`
  const [comment, setComment] = useState(unsaved.textOf(task.businessKey))
  const [problem, setProblem] = useState('')
  const [isRejecting, setRejecting] = useState(false)
  const [isAsking, setAsking] = useState(false)

  const failed = async (error: unknown) => {
    const message = failure(error)
    // A step that no longer waits is refused for ever.
    if (isRefused(error) && (await isDecidedElsewhere())) return
    setProblem(message)
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
    <Form className={styles.form ?? ''}>
      <Form.Item
        className={styles.comment ?? ''}
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
      <Flex gap={8} className={styles.decide ?? ''}>
        <Button type="primary" disabled={isRejecting} {...keyOf('A')} onClick={ask}>
          {approvals.approve}
        </Button>
        <Button danger loading={isRejecting} {...keyOf('R')} onClick={() => void reject()}>
          {approvals.reject}
        </Button>
      </Flex>
      {children}
    </Form>
  )
}

interface DecisionProps {
  /** The whole page, where keys are pressed. */
  readonly page: RefObject<HTMLElement | null>
  /** The step that is shown. */
  readonly step: Task
  /** Whether it still waits, as far as the page knows. */
  readonly isWaiting: boolean
  readonly process: ProcessInformation
  /** The decision of this page was sent. */
  readonly onDecided: () => void
  readonly isDecidedElsewhere: () => Promise<boolean>
}

/** The bar below an approval: its decision, and the link to the next one. */
export function Decision(props: DecisionProps) {
  const { page, step, isWaiting, process, onDecided, isDecidedElsewhere } = props
  const { approvals } = useTexts()
  const { user } = usePortalSnapshot()
  const { undo, isGone, progressOf } = useDecisions()
  const [isRejected, setRejected] = useState(false)
  const queue = useQueue(step.taskId)
  useRecordKeys(page, {
    next: () => void queue.open(queue.place?.next),
    previous: () => void queue.open(queue.place?.previous),
    undo,
  })
  const isSent = progressOf(step.taskId)?.is === 'sent'
  const reportDecided = useEffectEvent(onDecided)
  useEffect(() => {
    if (isSent) reportDecided()
  }, [isSent])

  const content = isGone(step) ? (
    <DealtWith taskId={step.taskId} state={isRejected ? 'rejected' : 'approved'} queue={queue} />
  ) : !isWaiting ? (
    <Flex justify="end">
      <QueueButtons queue={queue} isDone />
    </Flex>
  ) : isOwnApplication(user, process, process) ? (
    <Flex wrap gap={12} align="center" justify="space-between">
      <Typography.Text role="note">{approvals.own}</Typography.Text>
      <QueueButtons queue={queue} isDone={false} />
    </Flex>
  ) : (
    <DecisionForm
      key={step.taskId}
      task={step}
      process={process}
      page={page}
      onRejected={() => setRejected(true)}
      isDecidedElsewhere={isDecidedElsewhere}
    >
      <QueueButtons queue={queue} isDone={false} />
    </DecisionForm>
  )
  return <DecisionBar>{content}</DecisionBar>
}
