import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import type { ApprovalChange, ChangedField } from '@portal/protocol/entities/approval-facts'
import { attachmentsOf } from '@portal/protocol/rules/approvals'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Grid, Table, Typography } from 'antd'
import { AccountCard } from '../accounts/credit-check.tsx'
import { FreezeReason } from '../accounts/frozen-account.tsx'
import { isOwnAddress, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { type FieldName, type Format, formatOfField } from '../lists/list-definition.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import pageStyles from '../page/page.module.css'
import { StepCard } from '../page/step-card.tsx'
import styles from './approvals.module.css'
import { SubjectFacts } from './subject-facts.tsx'
import { useCautionTexts } from './use-caution-texts.ts'

/** The fields of changes; those of a list have another name there. */
const labels: Readonly<Record<ChangedField, FieldName>> = {
  ...{ deliveryDate: 'deliveryDate', validUntil: 'validUntil', endDate: 'endDate' },
  ...{ address: 'deliveryAddress', orderStatus: 'status', contractStatus: 'status' },
  ...{ projectName: 'projectName', developer: 'developer', quantity: 'quantity' },
  ...{ unitPrice: 'unitPrice', amount: 'amount', target: 'target' },
}

const isKnown = (field: string): field is ChangedField => Object.hasOwn(labels, field)

const formatOf = (field: ChangedField): Format | undefined =>
  field === 'orderStatus' || field === 'contractStatus' ? field : formatOfField(field)

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
          { title: approvals.changed, render: (_, { field }) => fields[labels[field]] },
          {
            title: approvals.before,
            render: (_, { field, before }) => (
              <Typography.Text type="secondary">
                <Cell value={before} as={formatOf(field)} />
              </Typography.Text>
            ),
          },
          {
            title: approvals.after,
            render: (_, { field, before, after }) => (
              <>
                <Typography.Text strong>
                  <Cell value={after} as={formatOf(field)} />
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
  const text = formatOf(field) === 'quantity' ? quantity(by) : amount(by)
  const share = before === 0 ? '' : ` (${Math.round((by / Math.abs(before)) * 1000) / 10} %)`
  return (
    <Typography.Text type="secondary" className={styles.difference ?? ''}>
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
  const [warnings, account, steps] = [
    <Warnings key="warnings" process={process} />,
    <AccountCard key="account" account={process.account} />,
    <ApprovalSteps key="steps" process={process} />,
  ]
  const subject = <SubjectFacts process={process} />
  if (!isWide)
    return (
      <Flex vertical gap={16}>
        {warnings}
        {changes}
        {subject}
        {account}
        {lines}
        {attachments}
        {steps}
      </Flex>
    )
  return (
    <div className={pageStyles.beside}>
      <Flex vertical gap={16} className={pageStyles.narrowing ?? ''}>
        {changes}
        {subject}
        {lines}
        {attachments}
      </Flex>
      <Flex vertical gap={16}>
        {warnings}
        {account}
        {steps}
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

/** The files of an approval, to be downloaded; nothing while there are none. */
export function Attachments({ processInstanceId }: { readonly processInstanceId: string }) {
  const { approvals } = useTexts()
  const { bytes } = useFormats()
  const client = usePortalClient()
  const { data, error, refetch, isLoading } = useQuery({
    queryKey: ['files', processInstanceId],
    queryFn: async ({ signal }) => {
      const query = { processInstanceId, pageIndex: 1, pageRows: 100 }
      return attachmentsOf((await client.findFilesPagination({ query }, { signal })).data, processInstanceId)
    },
  })
  if (isLoading || (!error && !data?.length)) return null
  return (
    <Card size="small" title={fill(approvals.attachments, { count: String(data?.length ?? '') })}>
      {data ? (
        <Flex wrap gap={8} component="ul" className={pageStyles.plain ?? ''}>
          {data.map(({ fileId, fileName, sizeBytes, downloadUrl }) => (
            <li key={fileId}>
              <Button
                {...(isOwnAddress(downloadUrl)
                  ? { href: downloadUrl, download: fileName }
                  : { disabled: true })}
                className={styles.file ?? ''}
              >
                {fileName}
                <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
                  {bytes(sizeBytes)}
                </Typography.Text>
              </Button>
            </li>
          ))}
        </Flex>
      ) : (
        <Flex wrap align="center" gap={12} role="alert">
          {approvals.filesFailed}
          <Button size="small" onClick={() => void refetch()}>
            {approvals.retry}
          </Button>
        </Flex>
      )}
    </Card>
  )
}
