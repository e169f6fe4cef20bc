import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { Alert, Card, Flex, Grid, Typography, theme } from 'antd'
import { AccountCard } from '../accounts/account-card.tsx'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import type { Column } from '../lists/list-definition.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import { FactList } from '../page/fact-list.tsx'
import { StepCard } from '../page/step-card.tsx'
import { Attachments } from './attachments.tsx'
import { useCautionTexts } from './use-caution-texts.ts'

const stepStatus = {
  pending: 'wait',
  waiting: 'process',
  approved: 'finish',
  rejected: 'error',
  skipped: 'wait',
} as const

/** The facts of orders, projects and contracts, in this order; each has some of them. */
const factColumns = [
  { field: 'projectName' },
  { field: 'projectNo' },
  { field: 'developer' },
  { field: 'city' },
  { field: 'orderedAt', as: 'date' },
  { field: 'deliveryDate', as: 'date' },
  { field: 'registeredAt', as: 'date' },
  { field: 'signedAt', as: 'date' },
  { field: 'endDate', as: 'date' },
] as const satisfies readonly Column[]

interface ApprovalFactsProps {
  readonly process: ProcessInformation
}

/** What an approval is about at the left; at the right the distributor's money, and how far the approval is. */
export function ApprovalFacts({ process }: ApprovalFactsProps) {
  const { approvals } = useTexts()
  const isWide = Grid.useBreakpoint().lg !== false
  const lines = process.lines.length > 0 && (
    <Card size="small" title={approvals.lines}>
      <OrderLines lines={process.lines} amount={process.amount} />
    </Card>
  )
  const attachments = <Attachments processInstanceId={process.processInstanceId} />
  if (!isWide)
    return (
      <Flex vertical gap={16}>
        <Warnings process={process} />
        <Facts process={process} />
        <AccountCard account={process.account} />
        {lines}
        {attachments}
        <History process={process} />
      </Flex>
    )
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)',
        gap: 16,
        alignItems: 'start',
      }}
    >
      <Flex vertical gap={16} style={{ minWidth: 0 }}>
        <Facts process={process} />
        {lines}
        {attachments}
      </Flex>
      <Flex vertical gap={16}>
        <Warnings process={process} />
        <AccountCard account={process.account} />
        <History process={process} />
      </Flex>
    </div>
  )
}

/** The amount first, where the eye looks for it, then whom and what it is about. */
function Facts({ process }: ApprovalFactsProps) {
  const { approvals, fields } = useTexts()
  const { amount, date } = useFormats()
  const { token } = theme.useToken()
  const { distributorName, distributorCode, businessUnit, facts } = process
  return (
    <Card size="small">
      {process.amount !== null && (
        <Typography.Paragraph
          strong
          style={{
            margin: '4px 0 12px',
            fontSize: token.fontSizeHeading2,
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {amount(process.amount)}
        </Typography.Paragraph>
      )}
      <FactList
        facts={[
          { label: approvals.number, children: process.businessKey },
          {
            label: fields.distributorName,
            children: [distributorName, distributorCode].join(' ').trim(),
          },
          { label: fields.businessUnit, children: <Cell value={businessUnit} as="businessUnit" /> },
          ...factColumns
            .filter(({ field }) => facts[field] !== undefined)
            .map(({ field, ...format }) => ({
              label: fields[field],
              children: <Cell value={facts[field]} as={'as' in format ? format.as : undefined} />,
            })),
          { label: approvals.applicant, children: process.applicantName },
          { label: approvals.startedAt, children: date(process.startedAt) },
        ]}
      />
    </Card>
  )
}

/** What an approver must not overlook. */
function Warnings({ process }: ApprovalFactsProps) {
  const { approvals } = useTexts()
  return useCautionTexts(process)
    .filter(({ caution }) => caution !== 'highAmount')
    .map(({ caution, title, description }) => (
      // A note: nothing has happened that a screen reader should interrupt for.
      <Alert
        key={caution}
        role="note"
        type={caution === 'frozen' ? 'error' : 'warning'}
        showIcon
        title={[title, description].filter(Boolean).join(approvals.colon)}
      />
    ))
}

/** Who decides, or decided, and what was said. */
function History({ process }: ApprovalFactsProps) {
  const { approvals } = useTexts()
  const { time } = useFormats()
  const steps = process.steps.map(({ taskName, assigneeName, state, comment, endedAt }) => ({
    title: taskName,
    facts: [assigneeName, comment, endedAt && time(endedAt)],
    status: stepStatus[state],
  }))
  return <StepCard title={approvals.steps} steps={steps} />
}
