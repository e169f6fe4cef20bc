import { SearchOutlined } from '@ant-design/icons'
import type { Notice } from '@portal/protocol/entities/notice'
import { Checkbox, Input, Select } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNoticeType } from '../use-notices.ts'
import type { NoticeFilter } from './filter.ts'
import styles from './notice-list-page.module.css'

interface FilterBarProps {
  readonly notices: readonly Notice[]
  readonly filter: NoticeFilter
  readonly onChange: (filter: NoticeFilter) => void
}

/** The filter of the list; each change goes to the first page. */
export function FilterBar({ notices, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('notices')
  const typeName = useNoticeType()
  const known = useMemo(() => [...new Set(notices.map(({ noticeType }) => noticeType))], [notices])
  const types = [...new Set([...known, filter.type])].filter(Boolean)
  const change = (part: Partial<NoticeFilter>) => onChange({ ...filter, page: 1, ...part })
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
        className={styles.type ?? ''}
        value={filter.type}
        onChange={(type) => change({ type })}
        aria-label={t('type')}
        options={[
          { value: '', label: t('allTypes') },
          ...types.map((type) => ({ value: type, label: typeName(type) })),
        ]}
      />
      <Checkbox checked={filter.unread} onChange={({ target }) => change({ unread: target.checked })}>
        {t('unreadOnly')}
      </Checkbox>
    </search>
  )
}
