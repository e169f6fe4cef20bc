import type { ProcessInformation } from '@portal/protocol/entities/task'
import { Steps, Tag } from 'antd'
import { useFormats } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'

const stepStatus = {
  pending: 'wait',
  waiting: 'process',
  approved: 'finish',
  rejected: 'error',
  skipped: 'wait',
} as const

const stateColor = { running: 'warning', approved: 'success', rejected: 'error' } as const

/** What an approval is about, and how far it is. */
export function ApprovalFacts({ process }: { readonly process: ProcessInformation }) {
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
