import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { approvalCautions, highAmount, shortfall } from '@portal/protocol/rules/approval-cautions'
import { Alert, Flex, Steps, Typography, theme } from 'antd'
import type { ReactNode } from 'react'
import { fill, useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import type { Column } from '../lists/list-definition.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import { FactList } from '../page/fact-list.tsx'

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

/** What an approval is about, what speaks against it, and how far it is. */
export function ApprovalFacts({ process }: ApprovalFactsProps) {
  const { approvals } = useTexts()
  return (
    <Flex vertical gap={24}>
      <Head process={process} />
      <Warnings process={process} />
      <Facts process={process} />
      {process.lines.length > 0 && (
        <Section title={approvals.lines}>
          <OrderLines lines={process.lines} amount={process.amount} />
        </Section>
      )}
      <Account process={process} />
      <Section title={approvals.steps}>
        <History process={process} />
      </Section>
    </Flex>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { token } = theme.useToken()
  return (
    <section>
      <Typography.Title level={2} style={{ margin: '0 0 12px', fontSize: token.fontSizeLG }}>
        {title}
      </Typography.Title>
      {children}
    </section>
  )
}

/** The title with the amount at its end, where the eye looks for it first. */
function Head({ process }: ApprovalFactsProps) {
  const { amount } = useFormats()
  const { token } = theme.useToken()
  return (
    <Flex wrap justify="space-between" align="flex-start" gap={16}>
      <Flex vertical align="flex-start" gap={8} style={{ flex: '1 1 280px' }}>
        <Typography.Title level={2} style={{ margin: 0, fontSize: token.fontSizeLG }}>
          {process.title}
        </Typography.Title>
        <State group="processState" code={process.state} />
      </Flex>
      {process.amount !== null && (
        <Typography.Text
          strong
          style={{ fontSize: token.fontSizeHeading2, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
        >
          {amount(process.amount)}
        </Typography.Text>
      )}
    </Flex>
  )
}

/** What an approver must not overlook: the account's freeze with its reason, and too little money. */
function Warnings({ process }: ApprovalFactsProps) {
  const cautions = useCautionTexts(process).filter(({ caution }) => caution !== 'highAmount')
  if (cautions.length === 0) return null
  return (
    <Flex vertical gap={8}>
      {cautions.map(({ caution, title, description }) => (
        // A note: nothing has happened that a screen reader should interrupt for.
        <Alert key={caution} role="note" type="warning" showIcon title={title} description={description} />
      ))}
    </Flex>
  )
}

/** Why an approval deserves a second look, in words. */
export function useCautionTexts(process: ProcessInformation) {
  const { approvals } = useTexts()
  const { amount, date } = useFormats()
  const { account, distributorName: distributor } = process
  return approvalCautions(process).map((caution) => {
    if (caution === 'highAmount') {
      const title = fill(approvals.highAmount, { limit: amount(highAmount) })
      return { caution, title, description: undefined }
    }
    if (caution === 'beyondFunds') {
      const title = fill(approvals.beyondFunds, { amount: amount(shortfall(process)) })
      return { caution, title, description: undefined }
    }
    const since = account?.frozenAt
    return {
      caution,
      title: since
        ? fill(approvals.frozenSince, { distributor, date: date(since) })
        : fill(approvals.frozen, { distributor }),
      description: account?.freezeReason || undefined,
    }
  })
}

function Facts({ process }: ApprovalFactsProps) {
  const { approvals, fields } = useTexts()
  const { date } = useFormats()
  const { distributorName, distributorCode, businessUnit, facts } = process
  return (
    <FactList
      facts={[
        { label: approvals.number, children: process.businessKey },
        { label: fields.distributorName, children: [distributorName, distributorCode].join(' ').trim() },
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
  )
}

/** The distributor's money; absent for people who may not see it. */
function Account({ process: { account } }: ApprovalFactsProps) {
  const { fields, approvals } = useTexts()
  if (!account) return null
  return (
    <Section title={approvals.account}>
      <FactList
        facts={[
          { label: fields.frozen, children: <Cell value={account.frozen} as="frozen" /> },
          { label: fields.balance, children: <Cell value={account.balance} as="amount" /> },
          { label: fields.creditLimit, children: <Cell value={account.creditLimit} as="amount" /> },
        ]}
      />
    </Section>
  )
}

/** Who decides, or decided, and what was said. */
function History({ process }: ApprovalFactsProps) {
  const { time } = useFormats()
  const items = process.steps.map(({ taskName, assigneeName, state, comment, endedAt }) => ({
    title: taskName,
    content: [assigneeName, comment, endedAt && time(endedAt)].filter(Boolean).join(' · '),
    status: stepStatus[state],
  }))
  return <Steps orientation="vertical" size="small" items={items} />
}
