import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type { Client } from '@portal/protocol/client'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { usePortal } from '@portal/sub-app-sdk/react'
import { Alert, Button, Card, Empty, Skeleton, Steps, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { endedSession, useCall, usePortalClient } from '../backend/use-call.ts'
import { useFormats } from '../i18n/formats.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'
import { FailureResult } from '../page/failure-result.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { useShownAgain } from '../page/use-shown-again.ts'
import { DecisionForm } from './decision-form.tsx'

interface Approval {
  /** The step that waits for the user; undefined once it is dealt with. */
  readonly task: Task | undefined
  /** Undefined when the user has no part in an approval of this number. */
  readonly process: ProcessInformation | undefined
}

/** The approval of an order, project or contract by its number: one that waits, else one that was dealt with. */
const useApproval = (client: Client, systemCode: string, businessKey: string) =>
  useCall<Approval>(`${systemCode} ${businessKey}`, async (signal) => {
    const body = { systemCode, businessKey }
    const isMeant = (one: Task) => one.businessKey === businessKey
    const task = (await client.findTodoTasks({ body }, { signal })).data.find(isMeant)
    const known = task ?? (await client.findHistoricTasks({ body }, { signal })).data.find(isMeant)
    if (!known) return { task, process: undefined }
    const { processInstanceId } = known
    const { data } = await client.getProcessInformation({ body: { processInstanceId } }, { signal })
    return { task, process: data }
  })

/**
 * Asks again whether the step still waits whenever the page is shown again: it may have been decided meanwhile. What the person writes stays
 * where nothing has changed.
 * @returns checks at once whether it was decided; undefined where that is unknown
 */
function useDecidedElsewhere(
  client: Client,
  systemCode: string,
  task: Task | undefined,
  onDecided: () => void,
): () => Promise<boolean> {
  const portal = usePortal()
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    if (!task) return false
    const { taskId, businessKey } = task
    try {
      const { data } = await client.findTodoTasks({ body: { systemCode, businessKey } }, { signal })
      if (signal.aborted || data.some((one) => one.taskId === taskId)) return false
      onDecided()
      return true
    } catch (error) {
      // Other failures are shown when the user decides.
      if (endedSession(error)) portal.sessionExpired()
      return false
    }
  }
  useShownAgain((signal) => void ask(signal))
  return () => ask(new AbortController().signal)
}

const stepStatus = {
  pending: 'wait',
  waiting: 'process',
  approved: 'finish',
  rejected: 'error',
  skipped: 'wait',
} as const

const stateColor = { running: 'warning', approved: 'success', rejected: 'error' } as const

/** What an approval is about, and how far it is. */
function ApprovalFacts({ process }: { readonly process: ProcessInformation }) {
  const { approvals } = useTexts()
  const { date } = useFormats()
  const facts = [
    { label: approvals.subject, children: process.title },
    { label: approvals.number, children: process.businessKey },
    { label: approvals.applicant, children: process.applicantName },
    { label: approvals.startedAt, children: date(process.startedAt) },
    {
      label: approvals.state,
      children: <Tag color={stateColor[process.state]}>{approvals.states[process.state]}</Tag>,
    },
  ]
  const items = process.steps.map(({ taskName, assigneeName, state, comment }) => ({
    title: taskName,
    content: [assigneeName, comment].filter(Boolean).join(' · '),
    status: stepStatus[state],
  }))
  return (
    <>
      <FactList facts={facts} />
      <Steps orientation="vertical" size="small" items={items} style={{ marginTop: 16 }} />
    </>
  )
}

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
