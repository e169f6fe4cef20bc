import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { Alert, Button, Flex } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import { useCautionTexts } from './use-caution-texts.ts'

interface ApprovalQuestionProps {
  readonly process: ProcessInformation
  readonly onConfirm: () => void
  readonly onBack: () => void
}

/** Confirms an approval with cautions: names the amount and the reasons against it. */
export function ApprovalQuestion({ process, onConfirm, onBack }: ApprovalQuestionProps) {
  const { approvals } = useTexts()
  const { amount } = useFormats()
  const values = { number: process.businessKey, amount: amount(process.amount ?? Number.NaN) }
  const question = fill(process.amount === null ? approvals.askWithoutAmount : approvals.ask, values)
  return (
    <Alert
      role="group"
      aria-label={question}
      type="warning"
      showIcon
      title={question}
      description={
        <Flex vertical gap={12}>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {useCautionTexts(process).map(({ caution, title, description }) => (
              <li key={caution}>{[title, description].filter(Boolean).join(approvals.colon)}</li>
            ))}
          </ul>
          <Flex wrap gap={8}>
            <Button type="primary" onClick={onConfirm}>
              {approvals.approveAnyway}
            </Button>
            {/* Pressing Enter again goes back. */}
            <Button autoFocus onClick={onBack}>
              {approvals.back}
            </Button>
          </Flex>
        </Flex>
      }
    />
  )
}
