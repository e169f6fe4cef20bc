import { SearchOutlined } from '@ant-design/icons'
import { Input, Select } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { agesInDays, type InboxFilter, type InboxOrder, leastAmounts } from './filter.ts'
import type { InboxTask } from './inbox.ts'
import styles from './inbox-page.module.css'
import { useFormats } from './use-formats.ts'
import type { Names } from './use-names.ts'

interface FilterBarProps {
  readonly tasks: readonly InboxTask[]
  readonly names: Names
  readonly filter: InboxFilter
  readonly onChange: (filter: InboxFilter) => void
}

/** The values that the tasks have, and the chosen one even if none has it now. */
const choices = (values: readonly string[], chosen: string): string[] =>
  [...new Set([...values, chosen])].filter(Boolean)

/** Narrows and orders the list. */
export function FilterBar({ tasks, names, filter, onChange }: FilterBarProps) {
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
    <search className={styles.filter} aria-label={t('filter')}>
      <Input
        className={styles.keyword ?? ''}
        value={filter.keyword}
        onChange={({ target }) => change({ keyword: target.value })}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={64}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
      />
      <Select
        className={styles.choice ?? ''}
        value={filter.system}
        onChange={(system) => change({ system })}
        aria-label={t('system')}
        options={[
          { value: '', label: t('allSystems') },
          ...choices(systems, filter.system).map((value) => ({ value, label: names.systemName(value) })),
        ]}
      />
      <Select
        className={styles.choice ?? ''}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
        aria-label={t('kind')}
        options={[
          { value: '', label: t('allKinds') },
          ...choices(kinds, filter.kind).map((value) => ({ value, label: names.kindName(value) })),
        ]}
      />
      {!isDone && (
        <Select
          className={styles.choice ?? ''}
          value={filter.days}
          onChange={(days) => change({ days })}
          aria-label={t('age')}
          options={agesInDays.map((days) => ({
            value: days,
            label: days === 0 ? t('anyAge') : t('atLeastDays', { count: days }),
          }))}
        />
      )}
      <Select
        className={styles.choice ?? ''}
        value={filter.amount}
        onChange={(amount) => change({ amount })}
        aria-label={t('amount')}
        options={leastAmounts.map((yuan) => ({
          value: yuan,
          label: yuan === 0 ? t('anyAmount') : t('atLeastAmount', { amount: shortMoney(yuan) }),
        }))}
      />
      <Select
        className={styles.order ?? ''}
        value={orderNames.some(([order]) => order === filter.order) ? filter.order : 'time'}
        onChange={(order) => change({ order })}
        aria-label={t('order')}
        options={orderNames.map(([value, label]) => ({ value, label }))}
      />
    </search>
  )
}
