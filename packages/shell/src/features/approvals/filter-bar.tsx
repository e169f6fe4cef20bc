import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar as Bar, FilterChoice } from '../../lib/ui/filter-bar.tsx'
import {
  agesInDays,
  type InboxFilter,
  type InboxOrder,
  leastAmounts,
  setCount,
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

/** The values that the tasks have, and the chosen one even if none has it now. */
const choices = (values: readonly string[], chosen: string): string[] =>
  [...new Set([...values, chosen])].filter(Boolean)

/** Filters and sorts the list. */
export function FilterBar({ tasks, found, names, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('approvals')
  const { shortMoney } = useFormats()
  const change = (part: Partial<InboxFilter>) => onChange({ ...filter, ...part })
  const systems = useMemo(() => tasks.map(({ systemCode }) => systemCode), [tasks])
  const kinds = useMemo(() => tasks.map(({ subject }) => subject), [tasks])
  const isDone = filter.show === 'done'
  const orderNames: readonly (readonly [InboxOrder, string])[] = isDone
    ? [
        ['time', t('orders.dealt')],
        ['amount', t('orders.amount')],
      ]
    : [
        ['time', t('orders.longest')],
        ['newest', t('orders.newest')],
        ['amount', t('orders.amount')],
      ]
  return (
    <Bar
      label={t('filter')}
      keyword={filter.keyword}
      search={t('search')}
      onKeyword={(keyword) => change({ keyword })}
      setCount={setCount(filter)}
      found={found}
      onClear={() => onChange({ ...withoutFilter(filter), keyword: filter.keyword })}
    >
      <FilterChoice
        label={t('system')}
        value={filter.system}
        onChange={(system) => change({ system })}
        options={[
          { value: '', label: t('allSystems') },
          ...choices(systems, filter.system).map((value) => ({ value, label: names.systemName(value) })),
        ]}
      />
      <FilterChoice
        label={t('kind')}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { value: '', label: t('allKinds') },
          ...choices(kinds, filter.kind).map((value) => ({ value, label: names.kindName(value) })),
        ]}
      />
      {!isDone && (
        <FilterChoice
          label={t('age')}
          value={filter.days}
          onChange={(days) => change({ days })}
          options={agesInDays.map((days) => ({
            value: days,
            label: days === 0 ? t('anyAge') : t('atLeastDays', { count: days }),
          }))}
        />
      )}
      <FilterChoice
        label={t('amount')}
        value={filter.amount}
        onChange={(amount) => change({ amount })}
        options={leastAmounts.map((yuan) => ({
          value: yuan,
          label: yuan === 0 ? t('anyAmount') : t('atLeastAmount', { amount: shortMoney(yuan) }),
        }))}
      />
      <FilterChoice
        isOrder
        label={t('order')}
        value={orderNames.some(([order]) => order === filter.order) ? filter.order : 'time'}
        onChange={(order) => change({ order })}
        options={orderNames.map(([value, label]) => ({ value, label }))}
      />
    </Bar>
  )
}
