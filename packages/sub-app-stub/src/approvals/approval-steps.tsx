import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { useTexts } from '../i18n/texts.ts'
import { StepCard } from '../page/step-card.tsx'

const stepStatus = {
  pending: 'wait',
  waiting: 'process',
  approved: 'finish',
  rejected: 'error',
  skipped: 'wait',
} as const

/** Who decides or decided, with comments. */
export function ApprovalSteps({ process }: { readonly process: Pick<ProcessInformation, 'steps'> }) {
  const { approvals } = useTexts()
  const { time } = useFormats()
  const steps = process.steps.map(({ taskName, assigneeName, state, comment, endedAt }) => ({
    title: taskName,
    facts: [assigneeName, comment, endedAt && time(endedAt)],
    status: stepStatus[state],
  }))
  return <StepCard title={approvals.steps} steps={steps} />
}
