import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { Alert, Card, Flex, Grid } from 'antd'
import { AccountCard } from '../accounts/account-card.tsx'
import { FreezeReason } from '../accounts/frozen-account.tsx'
import { useTexts } from '../i18n/texts.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import { ApprovalChanges } from './approval-changes.tsx'
import { ApprovalSteps } from './approval-steps.tsx'
import { Attachments } from './attachments.tsx'
import { SubjectFacts } from './subject-facts.tsx'
import { useCautionTexts } from './use-caution-texts.ts'

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
