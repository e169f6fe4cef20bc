import type { Notice } from '@portal/protocol/entities/notice'
import { Checkbox } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar as Bar, FilterChoice } from '../../../lib/ui/filter-bar.tsx'
import { useNoticeType } from '../use-notices.ts'
import type { NoticeFilter } from './filter.ts'

interface FilterBarProps {
  readonly notices: readonly Notice[]
  /** How many notices match. */
  readonly found: number
  readonly filter: NoticeFilter
  readonly onChange: (filter: NoticeFilter) => void
}

/** The filter of the list; each change returns to the first page. */
export function FilterBar({ notices, found, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('notices')
  const typeName = useNoticeType()
  const known = useMemo(() => [...new Set(notices.map(({ noticeType }) => noticeType))], [notices])
  const types = [...new Set([...known, filter.type])].filter(Boolean)
  const change = (part: Partial<NoticeFilter>) => onChange({ ...filter, page: 1, ...part })
  return (
    <Bar
      label={t('filter')}
      keyword={filter.keyword}
      search={t('search')}
      onKeyword={(keyword) => change({ keyword })}
      setCount={[filter.type, filter.unread].filter(Boolean).length}
      found={found}
      onClear={() => change({ type: '', unread: false })}
    >
      <FilterChoice
        label={t('type')}
        value={filter.type}
        onChange={(type) => change({ type })}
        options={[
          { value: '', label: t('allTypes') },
          ...types.map((type) => ({ value: type, label: typeName(type) })),
        ]}
      />
      <Checkbox checked={filter.unread} onChange={({ target }) => change({ unread: target.checked })}>
        {t('unreadOnly')}
      </Checkbox>
    </Bar>
  )
}
