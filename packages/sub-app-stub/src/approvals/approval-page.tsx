import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { Alert, Button, Card, Empty, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { FailureResult } from '../page/failure-result.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { ApprovalFacts } from './approval-facts.tsx'
import { DecisionForm } from './decision-form.tsx'
import { useApproval } from './use-approval.ts'
import { useDecidedElsewhere } from './use-decided-elsewhere.ts'

interface ApprovalPageProps {
  readonly identity: SubAppName
  readonly path: string
  readonly businessKey: string
}

/** One approval, found by the number of what is approved, and decided where it waits for the user. */
export function ApprovalPage({ identity, path, businessKey }: ApprovalPageProps) {
  const { approvals } = useTexts()
  const navigate = useNavigate()
  const client = usePortalClient()
  const systemCode = systemCodeOfApp(identity)
  const found = useApproval(client, systemCode, businessKey)
  const { isLoading, error, data } = found
  const unsaved = useUnsavedInput()
  const isSettled = data !== undefined && !data.task
  /** Which approval this page has found decided elsewhere while it waited for the user here. */
  const [decidedElsewhere, setDecidedElsewhere] = useState('')
  const isDecidedElsewhere = useDecidedElsewhere(
    client,
    systemCode,
    isLoading ? undefined : data?.task,
    () => {
      setDecidedElsewhere(businessKey)
      found.retry()
    },
  )
  const decidedHere = () => {
    setDecidedElsewhere('')
    found.retry()
  }
  useEffect(() => {
    if (!isSettled) return
    // What was decided here has no comment any more; one that is left can't be sent.
    if (unsaved.textOf(businessKey) !== '') setDecidedElsewhere(businessKey)
    unsaved.keepText(businessKey, '')
  }, [isSettled, unsaved, businessKey])

  return (
    <PageFrame
      title={fill(approvals.title, { number: businessKey })}
      actions={<Button onClick={() => void navigate(path)}>{approvals.all}</Button>}
    >
      <Card>
        {isLoading && <Skeleton active />}
        {!isLoading && error !== undefined && <FailureResult error={error} onRetry={found.retry} />}
        {!isLoading && data && !data.process && (
          <Empty description={fill(approvals.missing, { number: businessKey })} />
        )}
        {!isLoading && data?.process && (
          <>
            {isSettled && decidedElsewhere === businessKey && (
              <Alert type="info" showIcon title={approvals.decidedElsewhere} style={{ marginBottom: 16 }} />
            )}
            <ApprovalFacts process={data.process} />
            {data.task && (
              <DecisionForm
                task={data.task}
                onDecided={decidedHere}
                isDecidedElsewhere={isDecidedElsewhere}
              />
            )}
          </>
        )}
      </Card>
    </PageFrame>
  )
}
