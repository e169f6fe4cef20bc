import { usePortal } from '@portal/sub-app-sdk/react'
import { App, Button, Divider, Flex, Form, Input, Result } from 'antd'
import { useState } from 'react'
import { failureText } from '../backend/failure-text.ts'
import { endedSession, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'

interface DecisionFormProps {
  readonly taskId: number
  readonly businessKey: string
}

type Verdict = 'approved' | 'rejected'

/** Approves what waits, or rejects it with a reason; afterwards the page has done its work and may be closed. */
export function DecisionForm({ taskId, businessKey }: DecisionFormProps) {
  const { approvals, failure } = useTexts()
  const portal = usePortal()
  const client = usePortalClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ comment?: string }>()
  const [sending, setSending] = useState<Verdict>()
  const [decided, setDecided] = useState<Verdict>()

  async function decide(verdict: Verdict) {
    const comment = form.getFieldValue('comment')?.trim() ?? ''
    if (verdict === 'rejected' && comment === '') {
      form.setFields([{ name: 'comment', errors: [approvals.commentNeeded] }])
      return
    }
    setSending(verdict)
    try {
      if (verdict === 'approved') await client.approveTask({ body: { taskId, comment } })
      else await client.rejectTask({ body: { taskId, comment } })
      portal.setDirty(false)
      setDecided(verdict)
    } catch (error) {
      if (endedSession(error)) portal.sessionExpired()
      void message.error(failureText(error, failure))
    } finally {
      setSending(undefined)
    }
  }

  if (decided) {
    return (
      <Result
        status="success"
        title={fill(approvals[decided], { number: businessKey })}
        extra={<Button onClick={() => portal.closeTab()}>{approvals.close}</Button>}
      />
    )
  }
  return (
    <Form
      form={form}
      layout="vertical"
      onValuesChange={(_change, { comment }) => portal.setDirty(Boolean(comment))}
    >
      <Divider />
      <Form.Item name="comment" label={approvals.comment}>
        <Input.TextArea rows={2} maxLength={500} showCount />
      </Form.Item>
      <Flex gap={8}>
        <Button
          type="primary"
          loading={sending === 'approved'}
          disabled={sending === 'rejected'}
          onClick={() => void decide('approved')}
        >
          {approvals.approve}
        </Button>
        <Button
          danger
          loading={sending === 'rejected'}
          disabled={sending === 'approved'}
          onClick={() => void decide('rejected')}
        >
          {approvals.reject}
        </Button>
      </Flex>
    </Form>
  )
}
