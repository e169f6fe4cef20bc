import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { Badge, Button, Drawer, Input, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../use-media.ts'
import styles from './filter-bar.module.css'

/** One line of conditions would be five on a phone: there, they are in a sheet. */
const phone = '(width < 640px)'

interface FilterBarProps {
  readonly label: string
  readonly keyword: string
  /** Accessible name of the search. */
  readonly search: string
  readonly onKeyword: (keyword: string) => void
  /** How many of the conditions beside the keyword are set. */
  readonly setCount: number
  /** How many rows match. */
  readonly found: number
  /** Takes the conditions back. */
  readonly onClear: () => void
  /** The conditions beside the keyword, as `FilterChoice` or a check box. */
  readonly children: ReactNode
}

/** What narrows and orders a list of the portal: a keyword and some conditions. */
export function FilterBar(props: FilterBarProps) {
  const { label, keyword, search, onKeyword, setCount, found, onClear, children } = props
  const { t } = useTranslation('frame')
  const isPhone = useMedia(phone)
  const [isOpen, setOpen] = useState(false)
  return (
    <search className={styles.bar} aria-label={label}>
      <Input
        className={styles.keyword ?? ''}
        value={keyword}
        onChange={({ target }) => onKeyword(target.value)}
        placeholder={search}
        aria-label={search}
        maxLength={200}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
      />
      {!isPhone && children}
      {isPhone && (
        <Badge count={setCount} size="small">
          <Button
            aria-label={t('filters.open')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            icon={<FilterOutlined />}
            onClick={() => setOpen(true)}
          />
        </Badge>
      )}
      {isPhone && isOpen && (
        <Drawer
          open
          placement="bottom"
          size="auto"
          title={t('filters.open')}
          closable={{ 'aria-label': t('close') }}
          onClose={() => setOpen(false)}
          footer={
            <div className={styles.foot}>
              <Button type="text" disabled={setCount === 0} onClick={onClear}>
                {t('filters.clear')}
              </Button>
              <Button type="primary" onClick={() => setOpen(false)}>
                {t('filters.show', { count: found })}
              </Button>
            </div>
          }
        >
          <div className={styles.sheet}>{children}</div>
        </Drawer>
      )}
    </search>
  )
}

interface FilterChoiceProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
  /** An order rather than a condition: at the end of the line. */
  readonly isOrder?: boolean
}

/** One of a few options; a sheet has space for a label. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { label, value, options, onChange, isOrder = false } = props
  return (
    <div className={isOrder ? styles.order : styles.choice}>
      <span className={styles.name} aria-hidden>
        {label}
      </span>
      <Select<Value>
        className={styles.words ?? ''}
        value={value}
        onChange={onChange}
        aria-label={label}
        options={options.map((option) => ({ ...option }))}
        popupMatchSelectWidth={false}
      />
    </div>
  )
}
