import { EmptyState } from '@portal/page-kit/empty-state'
import type { Notice } from '@portal/protocol/entities/notice'
import { languageTag } from '@portal/protocol/languages'
import type { Id } from '@portal/protocol/rules/ids'
import { noticeKey } from '@portal/protocol/rules/ids'
import { Button, Checkbox, Pagination, Tag } from 'antd'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { showFailure } from '../../../lib/ui/error-policy.ts'
import { Link } from '../../../lib/ui/link.tsx'
import { ListFilters } from '../../../lib/ui/list-filters.tsx'
import { LoadFailure } from '../../../lib/ui/load-failure.tsx'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { useAddressFilter, useVisitKey } from '../../../lib/use-address-filter.ts'
import { useNotices } from '../../../session/queries.ts'
import { fullDay, isOver } from '../model.ts'
import { readingAddress } from '../notice-address.ts'
import { useMarkRead } from '../use-mark-read.ts'
import { useNoticeType, useStableNotices } from '../use-notices.ts'
import { filterQuery, matching, type NoticeFilter, pageOf, pageSize, readFilter } from './filter.ts'
import styles from './notice-list-page.module.css'

/** `/notification/list`: every notice of the user, to search, filter and page through (specification §2). */
export function NoticeListPage() {
  const visitKey = useVisitKey()
  return <Notices key={visitKey} visitKey={visitKey} />
}

function Notices({ visitKey }: { visitKey: string }) {
  const { t } = useTranslation('notices')
  const { filter, filterBy } = useAddressFilter(visitKey, readFilter, filterQuery)
  const query = useNotices()
  const { data, isPending, error } = query
  const { notices, newer, now, showNewer } = useStableNotices(data)
  // With thousands of notices, typing must not wait for the filtering.
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => matching(notices, wanted), [notices, wanted])
  const { rows, page } = pageOf(found, wanted.page)
  const unread = useMemo(
    () => notices.filter(({ readFlag }) => readFlag === 'N').map(({ insMessId }) => insMessId),
    [notices],
  )

  return (
    <section className={styles.page} aria-labelledby="notices-title">
      <header className={styles.head}>
        <h1 id="notices-title">{t('title')}</h1>
        {data && <p className={styles.count}>{t('unreadOf', { count: unread.length })}</p>}
        {newer > 0 && (
          <Button type="link" size="small" onClick={() => showNewer()}>
            {t('showNewer', { count: newer })}
          </Button>
        )}
        <MarkAllRead unread={unread} />
      </header>
      <Filters notices={notices} found={found.length} filter={filter} onChange={filterBy} />
      {error && !data && <LoadFailure query={query} title={t('listFailed')} />}
      {isPending && <WaitingRows count={8} />}
      {data && (
        <>
          <p className={styles.found} role="status">
            {t('found', { count: found.length })}
          </p>
          {rows.length === 0 ? (
            <EmptyState text={t(notices.length === 0 ? 'none' : 'noneFound')} />
          ) : (
            <ul className={styles.list} aria-label={t('title')}>
              {rows.map((notice) => (
                <NoticeListRow key={noticeKey(notice)} notice={notice} now={now} />
              ))}
            </ul>
          )}
          <Pagination
            className={styles.pages ?? ''}
            align="end"
            responsive
            hideOnSinglePage
            showSizeChanger={false}
            current={page}
            pageSize={pageSize}
            total={found.length}
            onChange={(next) => filterBy({ ...filter, page: next })}
          />
        </>
      )}
    </section>
  )
}

interface FiltersProps {
  readonly notices: readonly Notice[]
  /** How many notices match. */
  readonly found: number
  readonly filter: NoticeFilter
  readonly onChange: (filter: NoticeFilter) => void
}

/** The filter of the list; each change returns to the first page. */
function Filters({ notices, found, filter, onChange }: FiltersProps) {
  const { t } = useTranslation('notices')
  const typeName = useNoticeType()
  const known = useMemo(() => [...new Set(notices.map(({ noticeType }) => noticeType))], [notices])
  const types = [...new Set([...known, filter.type])].filter(Boolean)
  const { page: _first, ...conditions } = Object.fromEntries(filterQuery(filter))
  const change = (changes: Readonly<Record<string, string>>) =>
    onChange(readFilter(new URLSearchParams({ ...conditions, ...changes })))
  return (
    <ListFilters
      label={t('filter')}
      filters={[
        { kind: 'text', name: 'keyword', label: t('search'), isLive: true },
        {
          kind: 'choice',
          name: 'type',
          label: t('type'),
          options: types.map((value) => ({ value, label: typeName(value) })),
        },
      ]}
      conditions={conditions}
      total={found}
      onChange={change}
      onReset={() => onChange(readFilter(new URLSearchParams()))}
      tools={
        <Checkbox
          checked={filter.unread}
          onChange={({ target }) => change({ unread: target.checked ? '1' : '' })}
        >
          {t('unreadOnly')}
        </Checkbox>
      }
    />
  )
}

/** One notice; the whole row is its link. */
const NoticeListRow = memo(function NoticeListRow({ notice, now }: { notice: Notice; now: number }) {
  const { t } = useTranslation('notices')
  const language = useLanguage((state) => state.language)
  const typeName = useNoticeType()
  const unread = notice.readFlag === 'N'
  return (
    <li className={styles.row} data-unread={unread}>
      <span
        className={styles.mark}
        {...(unread ? { role: 'img', 'aria-label': t('unread') } : { 'aria-hidden': true })}
      />
      <span className={styles.main}>
        <Link className={styles.title} to={readingAddress(notice)}>
          {notice.title}
        </Link>
        {isOver(notice, now) && <Tag className={styles.tag ?? ''}>{t('over')}</Tag>}
        {Date.parse(notice.startDate) > now && <Tag className={styles.tag ?? ''}>{t('upcoming')}</Tag>}
      </span>
      <span className={styles.kind}>{typeName(notice.noticeType)}</span>
      <time className={styles.date} dateTime={notice.startDate}>
        {fullDay(notice.startDate, languageTag(language))}
      </time>
    </li>
  )
})

/** Marks every notice as read; a failure shows a toast. */
function MarkAllRead({ unread }: { unread: readonly Id[] }) {
  const { t } = useTranslation('notices')
  const markRead = useMarkRead()
  const [isMarking, setMarking] = useState(false)

  async function markAll() {
    setMarking(true)
    try {
      await markRead(unread)
    } catch (error) {
      await showFailure(error)
    }
    setMarking(false)
  }

  return (
    <Button
      className={styles.markAll ?? ''}
      loading={isMarking}
      disabled={unread.length === 0}
      onClick={() => void markAll()}
    >
      {t('markAll')}
    </Button>
  )
}
