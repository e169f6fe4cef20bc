import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import type { ApprovalChange, ChangedField } from '@portal/protocol/entities/approval-facts'
import { Alert, Card, Flex, Grid, Table, Typography } from 'antd'
import { AccountCard } from '../accounts/account-card.tsx'
import { FreezeReason } from '../accounts/frozen-account.tsx'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import type { FieldName, Format } from '../lists/list-definition.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import { ApprovalSteps } from './approval-steps.tsx'
import { Attachments } from './attachments.tsx'
import { SubjectFacts } from './subject-facts.tsx'
import { useCautionTexts } from './use-caution-texts.ts'

/** The label of a field, and how its values are written. */
const shown: Readonly<Record<ChangedField, { readonly label: FieldName; readonly as?: Format }>> = {
  deliveryDate: { label: 'deliveryDate', as: 'day' },
  validUntil: { label: 'validUntil', as: 'day' },
  address: { label: 'deliveryAddress' },
  orderStatus: { label: 'status', as: 'orderStatus' },
  projectName: { label: 'projectName' },
  developer: { label: 'developer' },
  endDate: { label: 'endDate', as: 'day' },
  contractStatus: { label: 'status', as: 'contractStatus' },
  unitPrice: { label: 'unitPrice', as: 'amount' },
  quantity: { label: 'quantity', as: 'quantity' },
  amount: { label: 'amount', as: 'amount' },
  target: { label: 'target', as: 'amount' },
}

const isKnown = (field: string): field is ChangedField => Object.hasOwn(shown, field)

/** The values that a record has now and will have once this is approved. */
function ApprovalChanges({ changes }: { readonly changes: readonly ApprovalChange[] }) {
  const { approvals, fields } = useTexts()
  return (
    <Card size="small" title={approvals.changes}>
      <Table<ApprovalChange>
        size="small"
        aria-label={approvals.changes}
        rowKey="field"
        pagination={false}
        dataSource={changes.filter(({ field }) => isKnown(field))}
        columns={[
          { title: approvals.changed, render: (_, { field }) => fields[shown[field].label] },
          {
            title: approvals.before,
            render: (_, { field, before }) => (
              <Typography.Text type="secondary">
                <Cell value={before} as={shown[field].as} />
              </Typography.Text>
            ),
          },
          {
            title: approvals.after,
            render: (_, { field, before, after }) => (
              <>
                <Typography.Text strong>
                  <Cell value={after} as={shown[field].as} />
                </Typography.Text>{' '}
                <Difference field={field} before={before} after={after} />
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** By how much a number goes up or down. */
function Difference({ field, before, after }: ApprovalChange) {
  const { amount, quantity } = useFormats()
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return null
  const by = Math.abs(after - before)
  const text = shown[field].as === 'quantity' ? quantity(by) : amount(by)
  const share = before === 0 ? '' : ` (${Math.round((by / Math.abs(before)) * 1000) / 10} %)`
  return (
    <Typography.Text type="secondary" style={{ fontSize: 12, whiteSpace: 'nowrap' }}>
      {`${after > before ? '+' : '−'}${text}${share}`}
    </Typography.Text>
  )
}

interface ApprovalFactsProps {
  readonly process: ProcessInformation
}

/** What an approval changes and is about at the left; at the right the distributor's money, and how far the approval is. */
export function ApprovalFacts({ process }: ApprovalFactsProps) {
  const { approvals } = useTexts()
  const isWide = Grid.useBreakpoint().lg !== false
  const lines = process.lines.length > 0 && (
    <Card size="small" title={process.subject === 'tileSample' ? approvals.samples : approvals.lines}>
      <OrderLines lines={process.lines} amount={process.amount ?? sumOf(process.lines)} />
    </Card>
  )
  const changes = process.changes.length > 0 && <ApprovalChanges changes={process.changes} />
  const attachments = <Attachments processInstanceId={process.processInstanceId} />
  if (!isWide)
    return (
      <Flex vertical gap={16}>
        <Warnings process={process} />
        {changes}
        <SubjectFacts process={process} />
        <AccountCard account={process.account} />
        {lines}
        {attachments}
        <ApprovalSteps process={process} />
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
        {changes}
        <SubjectFacts process={process} />
        {lines}
        {attachments}
      </Flex>
      <Flex vertical gap={16}>
        <Warnings process={process} />
        <AccountCard account={process.account} />
        <ApprovalSteps process={process} />
      </Flex>
    </div>
  )
}

const sumOf = (lines: ProcessInformation['lines']) => lines.reduce((sum, { amount }) => sum + amount, 0)

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
        title={
          <>
            {title}
            {description && approvals.colon}
            {description && process.account && <FreezeReason account={process.account} />}
          </>
        }
      />
    ))
}
