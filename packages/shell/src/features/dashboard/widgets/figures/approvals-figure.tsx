import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../../../lib/format/intl-formats.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useWaitingTasks } from '../approvals/waiting-tasks.ts'
import { Figure } from './figure.tsx'

/** What waits for the user's approval, what it is worth, and for how long the oldest has waited. */
export function ApprovalsFigure({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('home')
  const { shortMoney, count, ago } = useFormats()
  const { data } = useWaitingTasks()
  const rows = data?.rows ?? []
  const [oldest] = rows
  const amount = shortMoney(rows.reduce((sum, task) => sum + (task.amount ?? 0), 0))
  const worth = oldest && t('figures.worth', { amount, age: ago(oldest.startedAt) })
  return (
    <Figure
      label={t('figures.approvals')}
      value={data ? count(data.total) : unknownValue}
      detail={data && (worth ?? t('figures.nothingWaits'))}
      onOpen={onOpen}
    />
  )
}
