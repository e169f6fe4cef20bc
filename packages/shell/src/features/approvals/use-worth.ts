import { useTranslation } from 'react-i18next'
import { type InboxTask, worthOf } from './inbox.ts'
import { useFormats } from './use-formats.ts'

/** What tasks are worth together, in words. */
export function useWorth(): (tasks: readonly InboxTask[]) => string {
  const { t } = useTranslation('approvals')
  const { money } = useFormats()
  return (tasks) => {
    const { sum, unknown, high } = worthOf(tasks)
    return [
      ...(unknown < tasks.length ? [t('worth', { sum: money(sum) })] : []),
      ...(unknown > 0 ? [t('withoutAmount', { count: unknown })] : []),
      ...(high > 0 ? [t('highOnes', { count: high })] : []),
    ].join(' · ')
  }
}
