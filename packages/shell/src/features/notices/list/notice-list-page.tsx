import { Alert, Button, Empty, Pagination } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { useNotices } from '../../../session/queries.ts'
import { useSteadyNotices } from '../use-steady-notices.ts'
import { matching, pageOf, pageSize } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import styles from './notice-list-page.module.css'
import { NoticeListRow } from './notice-list-row.tsx'
import { useNoticeFilter, useVisitKey } from './use-notice-filter.ts'

/** `/notification/list`: every notice of the user, to search, filter and page through (specification §2). */
export function NoticeListPage() {
  const visitKey = useVisitKey()
  return <Notices key={visitKey} visitKey={visitKey} />
}

function Notices({ visitKey }: { visitKey: string }) {
  const { t } = useTranslation('notices')
  const { filter, filterBy } = useNoticeFilter(visitKey)
  const { data, dataUpdatedAt, isPending, isError, isFetching, refetch } = useNotices()
  const { notices, newer, now, showNewer } = useSteadyNotices(data, dataUpdatedAt)
  // Among thousands, too, what is typed stands in its field before it is found.
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
      <FilterBar notices={notices} filter={filter} onChange={filterBy} />
      {isError && !data && (
        <Alert
          type="error"
          showIcon
          title={t('listFailed')}
          action={
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {isPending && <WaitingRows count={8} />}
      {data && (
        <>
          <p className={styles.found} role="status">
            {t('found', { count: found.length })}
          </p>
          {rows.length === 0 ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={t(notices.length === 0 ? 'none' : 'noneFound')}
            />
          ) : (
            <ul className={styles.list} aria-label={t('title')}>
              {rows.map((notice) => (
                <NoticeListRow key={notice.insMessId} notice={notice} now={now} />
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
