import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { Alert, Button, Flex } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import { useCautionTexts } from './approval-facts.tsx'

interface ApprovalQuestionProps {
  readonly process: ProcessInformation
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onBack: () => void
}

/** Asked before anything is approved, since a decision is final: names the amount and what speaks against it. */
export function ApprovalQuestion({ process, isRunning, onConfirm, onBack }: ApprovalQuestionProps) {
  const { approvals } = useTexts()
  const { amount } = useFormats()
  const cautions = useCautionTexts(process)
  const isGrave = cautions.length > 0
  const values = { number: process.businessKey, amount: amount(process.amount ?? Number.NaN) }
  const question = fill(process.amount === null ? approvals.askWithoutAmount : approvals.ask, values)
  const reasons = cautions.map(({ caution, title, description }) => (
    <li key={caution}>{[title, description].filter(Boolean).join(approvals.colon)}</li>
  ))
  return (
    <Alert
      role="group"
      aria-label={question}
      type={isGrave ? 'warning' : 'info'}
      showIcon
      title={question}
      description={
        <Flex vertical gap={12}>
          {isGrave && <ul style={{ margin: 0, paddingInlineStart: 20 }}>{reasons}</ul>}
          <Flex wrap gap={8}>
            {/* Enter once more is enough for what is ordinary, and goes back from what is not. */}
            <Button
              type="primary"
              autoFocus={!isGrave}
              loading={isRunning}
              disabled={isRunning}
              onClick={onConfirm}
            >
              {isGrave ? approvals.approveAnyway : approvals.confirmApprove}
            </Button>
            <Button autoFocus={isGrave} disabled={isRunning} onClick={onBack}>
              {approvals.back}
            </Button>
          </Flex>
        </Flex>
      }
    />
  )
}
