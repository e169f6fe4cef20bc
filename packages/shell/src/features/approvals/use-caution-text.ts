import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { shortfall } from '@portal/protocol/rules/approvals'
import { useTranslation } from 'react-i18next'
import { type ApprovalWarning, type InboxTask, warningsFor } from './inbox.ts'
import { useFormats } from './use-formats.ts'

/** The reasons against an approval in words, with the sums of its details. */
export function useCautionText(): (
  caution: ApprovalWarning,
  details: ProcessInformation | undefined,
) => string {
  const { t } = useTranslation('approvals')
  const { money } = useFormats()
  return (caution, details) => {
    const { overdueAmount = Number.NaN, overdueCount: count = 0 } = details?.account ?? {}
    if (caution === 'overdue') return t('caution.overdue', { amount: money(overdueAmount), count })
    if (caution === 'beyondFunds') {
      return t('caution.beyondFunds', { amount: money(details ? shortfall(details) : Number.NaN) })
    }
    const texts = {
      frozen: t('caution.frozen'),
      highAmount: t('caution.highAmount'),
      unknown: t('caution.unknown'),
    }
    return texts[caution]
  }
}

/** The reasons against approving several tasks in words, with the tasks they apply to. */
export function useCautionTexts() {
  const { t } = useTranslation('approvals')
  return (tasks: readonly InboxTask[], details: readonly (ProcessInformation | undefined)[]): string[] =>
    [...warningsFor(tasks, details)].map(([caution, all]) => {
      const names = all.join(t('comma'))
      return caution === 'frozen'
        ? t('frozenOnes', { count: all.length, names })
        : t(`cautionOnes.${caution}`, { names })
    })
}
