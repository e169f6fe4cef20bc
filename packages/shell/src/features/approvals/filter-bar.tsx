import type { RecordFilter } from '@portal/page-kit/list-model'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '../../lib/ui/list-filters.tsx'
import {
  agesInDays,
  filterQuery,
  type InboxFilter,
  type InboxOrder,
  leastAmounts,
  readFilter,
  withoutFilter,
} from './filter.ts'
import type { InboxTask } from './inbox.ts'
import { useFormats } from './use-formats.ts'
import type { Names } from './use-names.ts'

interface FilterBarProps {
  readonly tasks: readonly InboxTask[]
  /** How many tasks match. */
  readonly found: number
  readonly names: Names
  readonly filter: InboxFilter
  readonly onChange: (filter: InboxFilter) => void
}

/** Filters and sorts the list. */
export function FilterBar({ tasks, found, names, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('approvals')
  const { shortMoney } = useFormats()
  const isDone = filter.show === 'done'
  const orders: readonly InboxOrder[] = isDone ? ['time', 'amount'] : ['time', 'newest', 'amount']
  const orderName = {
    time: isDone ? t('orders.dealt') : t('orders.longest'),
    newest: t('orders.newest'),
    amount: t('orders.amount'),
  }
  const choice = (
    name: 'system' | 'kind' | 'days' | 'amount',
    label: string,
    values: readonly (string | number)[],
    nameOf: (value: string) => string,
  ): RecordFilter => ({
    kind: 'choice',
    name,
    label,
    // The chosen one even if no task has it now.
    options: [...new Set([...values, filter[name]])]
      .filter(Boolean)
      .map((value) => ({ value: String(value), label: nameOf(String(value)) })),
  })
  // As the address has them, which is all text.
  const conditions = Object.fromEntries(filterQuery(filter))
  return (
    <ListFilters
      label={t('filter')}
      filters={[
        { kind: 'text', name: 'keyword', label: t('search'), isLive: true },
        choice(
          'system',
          t('system'),
          tasks.map(({ systemCode }) => systemCode),
          names.systemName,
        ),
        choice(
          'kind',
          t('kind'),
          tasks.map(({ subject }) => subject),
          names.kindName,
        ),
        ...(isDone
          ? []
          : [choice('days', t('age'), agesInDays, (days) => t('atLeastDays', { count: Number(days) }))]),
        choice('amount', t('amount'), leastAmounts, (yuan) =>
          t('atLeastAmount', { amount: shortMoney(Number(yuan)) }),
        ),
      ]}
      conditions={conditions}
      total={found}
      onChange={(changes) => onChange(readFilter(new URLSearchParams({ ...conditions, ...changes })))}
      onReset={() => onChange(withoutFilter(filter))}
      tools={
        <Select
          aria-label={t('order')}
          value={orders.find((order) => order === filter.order) ?? 'time'}
          options={orders.map((value) => ({ value, label: orderName[value] }))}
          popupMatchSelectWidth={false}
          onChange={(order) => onChange({ ...filter, order })}
        />
      }
    />
  )
}
