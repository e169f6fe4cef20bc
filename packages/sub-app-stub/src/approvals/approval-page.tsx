import type { ProcessInformation } from '@portal/protocol/entities/task'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { Button, Card, Empty, Skeleton, Steps } from 'antd'
import { useNavigate } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { useCall } from '../backend/use-call.ts'
import { useFormats } from '../i18n/formats.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'
import { FailureResult } from '../page/failure-result.tsx'
import { PageFrame } from '../page/page-frame.tsx'

interface ApprovalPageProps {
  readonly identity: SubAppName
  readonly path: string
  readonly businessKey: string
}

/** One approval that waits for the user, found by the number of what is approved. */
export function ApprovalPage({ identity, path, businessKey }: ApprovalPageProps) {
  const { approvals } = useTexts()
  const client = usePortalClient()
  const navigate = useNavigate()
  const systemCode = systemCodeOfApp(identity)
  const found = useCall(`${systemCode} ${businessKey}`, async (signal) => {
    const { data } = await client.findTodoTasks({ body: { systemCode, businessKey } }, { signal })
    const task = data.find((one) => one.businessKey === businessKey)
    if (!task) return { process: undefined }
    const { processInstanceId } = task
    return { process: (await client.getProcessInformation({ body: { processInstanceId } }, { signal })).data }
  })

  return (
    <PageFrame
      title={fill(approvals.title, { number: businessKey })}
      actions={<Button onClick={() => void navigate(path)}>{approvals.all}</Button>}
    >
      <Card>
        {found.isLoading && <Skeleton active />}
        {!found.isLoading && found.error !== undefined && (
          <FailureResult error={found.error} onRetry={found.retry} />
        )}
        {!found.isLoading && found.data && !found.data.process && (
          <Empty description={fill(approvals.missing, { number: businessKey })} />
        )}
        {!found.isLoading && found.data?.process && <ApprovalFacts process={found.data.process} />}
      </Card>
    </PageFrame>
  )
}

const stepStatus = {
  pending: 'wait',
  waiting: 'process',
  approved: 'finish',
  rejected: 'error',
  skipped: 'wait',
} as const

function ApprovalFacts({ process }: { readonly process: ProcessInformation }) {
  const { approvals } = useTexts()
  const { date } = useFormats()
  const facts = [
    { label: approvals.subject, children: process.title },
    { label: approvals.number, children: process.businessKey },
    { label: approvals.applicant, children: process.applicantName },
    { label: approvals.startedAt, children: date(process.startedAt) },
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
