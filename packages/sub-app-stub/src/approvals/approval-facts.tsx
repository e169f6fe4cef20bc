import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { orderableAmount } from '@portal/protocol/rules/order-funds'
import { Alert, Card, Flex, Grid, Steps, Typography, theme } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import type { Column } from '../lists/list-definition.ts'
import { Figure } from '../orders/credit-check.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { FactList } from '../page/fact-list.tsx'
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
        <Account process={process} />
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
        <Account process={process} />
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

/** The distributor's money; absent for people who may not see it. */
function Account({ process }: ApprovalFactsProps) {
  const { accounts, approvals, fields } = useTexts()
  const { amount } = useFormats()
  const { account } = process
  if (!account) return null
  return (
    <Card size="small" title={approvals.account} extra={<State group="frozen" code={account.frozen} />}>
      <Flex vertical gap={6} component="dl" style={{ margin: 0 }}>
        <Figure label={fields.balance}>{amount(account.balance)}</Figure>
        <Figure label={fields.creditLimit}>{amount(account.creditLimit)}</Figure>
        <Figure label={fields.openAmount}>{amount(account.openAmount)}</Figure>
        <Figure label={approvals.overdueAmount}>
          <Typography.Text {...(account.overdueAmount > 0 ? { type: 'danger' as const } : {})}>
            {amount(account.overdueAmount)}
          </Typography.Text>
        </Figure>
        <Figure label={accounts.available} isStrong>
          {amount(orderableAmount(account))}
        </Figure>
      </Flex>
    </Card>
  )
}

/** Who decides, or decided, and what was said. */
function History({ process }: ApprovalFactsProps) {
  const { approvals } = useTexts()
  const { time } = useFormats()
  const items = process.steps.map(({ taskName, assigneeName, state, comment, endedAt }) => ({
    title: taskName,
    content: [assigneeName, comment, endedAt && time(endedAt)].filter(Boolean).join(' · '),
    status: stepStatus[state],
  }))
  return (
    <Card size="small" title={approvals.steps}>
      <Steps orientation="vertical" size="small" items={items} />
    </Card>
  )
}
