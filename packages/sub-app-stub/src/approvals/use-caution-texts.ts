import { useFormats } from '@portal/page-kit/formats'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import {
  type ApprovalCaution,
  approvalCautions,
  highAmount,
  shortfall,
} from '@portal/protocol/rules/approvals'
import { fill, useTexts } from '../i18n/texts.ts'

interface CautionText {
  readonly caution: ApprovalCaution
  readonly title: string
  readonly description?: string | undefined
}

/** Why an approval deserves a second look, in words. */
export function useCautionTexts(process: ProcessInformation): CautionText[] {
  const { approvals } = useTexts()
  const { amount, date, quantity } = useFormats()
  const { account, distributorName: distributor } = process
  return approvalCautions(process).map((caution) => {
    if (caution === 'highAmount')
      return { caution, title: fill(approvals.highAmount, { limit: amount(highAmount) }) }
    if (caution === 'beyondFunds')
      return { caution, title: fill(approvals.beyondFunds, { amount: amount(shortfall(process)) }) }
    if (caution === 'overdue') {
      const { overdueAmount = Number.NaN, overdueCount = Number.NaN } = account ?? {}
      const values = { amount: amount(overdueAmount), count: quantity(overdueCount) }
      return { caution, title: fill(approvals.overdue, values) }
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
