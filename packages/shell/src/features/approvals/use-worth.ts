import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { useTranslation } from 'react-i18next'
import { type InboxTask, totalAmount } from './inbox.ts'
import { useFormats } from './use-formats.ts'

/** The total value of tasks in words; `details`: those of the tasks, in the same order. */
export function useWorth(): (
  tasks: readonly InboxTask[],
  details?: readonly (ProcessInformation | undefined)[],
) => string {
  const { t } = useTranslation('approvals')
  const { money } = useFormats()
  return (tasks, details) => {
    const { sum, unknown, high } = totalAmount(tasks, details)
    return [
      ...(unknown < tasks.length ? [t('worth', { sum: money(sum) })] : []),
      ...(unknown > 0 ? [t('withoutAmount', { count: unknown })] : []),
      ...(high > 0 ? [t('highOnes', { count: high })] : []),
    ].join(' · ')
  }
}
