import { ReloadOutlined } from '@ant-design/icons'
import { StateChip } from '@portal/page-kit/chip'
import { EmptyState } from '@portal/page-kit/empty-state'
import type { Notice } from '@portal/protocol/entities/notice'
import { noticeKey } from '@portal/protocol/rules/ids'
import { Button } from 'antd'
import { createContext, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/routes.ts'
import { AllLink } from '../../lib/ui/all-link.tsx'
import { CountBadge } from '../../lib/ui/count-badge.tsx'
import { Link } from '../../lib/ui/link.tsx'
import { LoadFailure } from '../../lib/ui/load-failure.tsx'
import { showToast } from '../../lib/ui/toasts.ts'
import { useFittingRows } from '../../lib/ui/use-fitting-rows.ts'
import { WaitingRows } from '../../lib/ui/waiting-rows.tsx'
import { useNotices } from '../../session/queries.ts'
import styles from './home-notices.module.css'
import { readingAddress } from './notice-address.ts'
import { useNoticeDay, useNoticeType, useStableNotices } from './use-notices.ts'

function useHomeNoticesState() {
  const query = useNotices()
  return { query, stable: useStableNotices(query.data) }
}

const HomeNoticesContext = createContext<ReturnType<typeof useHomeNoticesState> | undefined>(undefined)

/** The notices of one visit of the home page, for the card's list and its actions. */
export function HomeNotices({ children }: { children: ReactNode }) {
  return <HomeNoticesContext value={useHomeNoticesState()}>{children}</HomeNoticesContext>
}

function useHomeNotices() {
  const notices = use(HomeNoticesContext)
  if (!notices) throw new Error('useHomeNotices is used outside HomeNotices')
  return notices
}

/** The user's newest notices, at most `rows`. Newer ones wait for the refresh button. */
export function NoticeList({ rows }: { rows: number }) {
  const { t } = useTranslation('frame')
  const { query, stable } = useHomeNotices()
  const { data, isPending, isError } = query
  if (isPending) return <WaitingRows count={rows} height={44} />
  // Loaded notices stay when a refresh fails.
  if (isError && !data) return <LoadFailure query={query} title={t('noticesFailed')} />
  const { notices } = stable
  if (notices.length === 0) return <EmptyState text={t('noNotices')} />
  return <HomeNoticeRows notices={notices.slice(0, rows)} />
}

/** As many as fit the card. */
function HomeNoticeRows({ notices }: { readonly notices: readonly Notice[] }) {
  const { box, rows } = useFittingRows<HTMLUListElement>()
  return (
    <ul ref={box} className={styles.list}>
      {notices.slice(0, rows).map((notice) => (
        <HomeNoticeRow key={noticeKey(notice)} notice={notice} />
      ))}
    </ul>
  )
}

function HomeNoticeRow({ notice }: { notice: Notice }) {
  const { t } = useTranslation('frame')
  const day = useNoticeDay()
  const typeName = useNoticeType()
  const unread = notice.readFlag === 'N'
  return (
    <li className={styles.row} data-unread={unread}>
      {unread ? (
        <span className={styles.unread} role="img" aria-label={t('unread')} />
      ) : (
        <span className={styles.read} />
      )}
      <Link className={styles.title} to={readingAddress(notice)} title={notice.title}>
        {notice.title}
      </Link>
      <span className={styles.kind}>
        <StateChip>{typeName(notice.noticeType)}</StateChip>
      </span>
      <time className={styles.date} dateTime={notice.startDate}>
        {day(notice)}
      </time>
    </li>
  )
}

/**
 * The card's actions: refresh, and the link to all notices. Newer notices are counted on the refresh button and appear
 * when it is pressed.
 */
export function NoticeActions() {
  const { t } = useTranslation('home')
  const { query, stable } = useHomeNotices()
  const { isFetching, refetch } = query
  const { newer, showNewer } = stable
  const title = t('titles.notices')
  const name = newer > 0 ? t('newNotices', { count: newer }) : t('refresh', { title })
  async function refresh() {
    if (newer > 0) showNewer()
    const { isError, data } = await refetch()
    if (!isError) showNewer(data)
    // Without any notices, the list itself shows the failure.
    else if (data) showToast({ kind: 'error', text: t('stale'), seconds: 5 })
  }
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={
          <CountBadge count={newer}>
            <ReloadOutlined spin={isFetching} aria-hidden />
          </CountBadge>
        }
        aria-label={name}
        title={name}
        onClick={() => void refresh()}
      />
      <AllLink of={title} to={paths.noticeList} />
    </>
  )
}
