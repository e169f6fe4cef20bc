import { useFailureText } from '@portal/page-kit/failure-text'
import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import { usePortal } from '@portal/sub-app-sdk/react'
import { App, Button, Flex, Form, Input } from 'antd'
import { useState } from 'react'
import { endedSession, isRefused, usePortalClient } from '../backend/use-call.ts'
import { useTexts } from '../i18n/texts.ts'
import { showField } from '../page/show-field.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { ApprovalQuestion } from './approval-question.tsx'

interface DecisionFormProps {
  readonly task: Task
  readonly process: ProcessInformation
  readonly onDecided: () => void
  /** Reloads, and shows the decision if there is one. */
  readonly isDecidedElsewhere: () => Promise<boolean>
}

/**
 * Approves, after a question, or rejects the step that waits for the user; a rejection says why. A comment that was begun is there again
 * when the person comes back from another page of this tab.
 */
export function DecisionForm({ task, process, onDecided, isDecidedElsewhere }: DecisionFormProps) {
  const portal = usePortal()
  const client = usePortalClient()
  const { approvals } = useTexts()
  const failureText = useFailureText()
  const { message } = App.useApp()
  const unsaved = useUnsavedInput()
  const commentId = `comment-${portal.tabId}`
  const [comment, setComment] = useState(unsaved.textOf(task.businessKey))
  const [problem, setProblem] = useState('')
  const [running, setRunning] = useState<'approve' | 'reject'>()
  const [isAsking, setAsking] = useState(false)

  const decide = async (verdict: 'approve' | 'reject') => {
    const said = comment.trim()
    if (verdict === 'reject' && !said) {
      setProblem(approvals.commentRequired)
      return showField(commentId)
    }
    setRunning(verdict)
    try {
      const body = { taskId: task.taskId, comment: said }
      await (verdict === 'approve' ? client.approveTask({ body }) : client.rejectTask({ body }))
      unsaved.keepText(task.businessKey, '')
      void message.success(approvals.decided[verdict])
      onDecided()
    } catch (error) {
      if (endedSession(error)) portal.sessionExpired()
      // A step that no longer waits is refused for ever.
      if (isRefused(error) && (await isDecidedElsewhere())) return
      setProblem(failureText(error))
      setAsking(false)
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <Form layout="vertical" style={{ maxWidth: 640 }}>
      <Form.Item
        label={approvals.comment}
        htmlFor={commentId}
        {...(problem ? { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> } : {})}
      >
        <Input.TextArea
          id={commentId}
          rows={3}
          maxLength={500}
          showCount
          value={comment}
          onChange={(event) => {
            setComment(event.target.value)
            setProblem('')
            unsaved.keepText(task.businessKey, event.target.value)
          }}
        />
      </Form.Item>
      {isAsking ? (
        <ApprovalQuestion
          process={process}
          isRunning={running === 'approve'}
          onConfirm={() => void decide('approve')}
          onBack={() => setAsking(false)}
        />
      ) : (
        <Flex wrap gap={8}>
          <Button type="primary" disabled={running !== undefined} onClick={() => setAsking(true)}>
            {approvals.approve}
          </Button>
          <Button
            danger
            loading={running === 'reject'}
            disabled={running !== undefined}
            onClick={() => void decide('reject')}
          >
            {approvals.reject}
          </Button>
        </Flex>
      )}
    </Form>
  )
}
