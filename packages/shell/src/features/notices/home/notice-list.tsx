import type { Notice } from '@portal/protocol/entities/notice'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { languageTags } from '../../../lib/i18n/languages.ts'
import { NothingHere } from '../../../lib/ui/nothing-here.tsx'
import { StatusChip } from '../../../lib/ui/status-chip.tsx'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { dayOf } from '../model.ts'
import { readingAddress } from '../notice-address.ts'
import { useNoticeType } from '../use-notice-type.ts'
import { useHomeNotices } from './home-notices.tsx'
import styles from './notice-list.module.css'

/** The newest notices of the user, `rows` of them; loads, fails and retries by itself. News wait for the title line's button. */
export function NoticeList({ rows }: { rows: number }) {
  const { t } = useTranslation('frame')
  const { query, steady } = useHomeNotices()
  const { data, isPending, isError, refetch, isFetching } = query
  if (isPending) return <WaitingRows count={rows} height={44} />
  // What is there stays when asking anew fails.
  if (isError && !data) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('noticesFailed')}</p>
        <Button onClick={() => void refetch()} loading={isFetching}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  const { notices } = steady
  if (notices.length === 0) return <NothingHere text={t('noNotices')} />
  return (
    <ul className={styles.list}>
      {notices.slice(0, rows).map((notice) => (
        <NoticeRow key={notice.insMessId} notice={notice} />
      ))}
    </ul>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { t } = useTranslation('frame')
  const language = useLanguage((state) => state.language)
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
        <StatusChip>{typeName(notice.noticeType)}</StatusChip>
      </span>
      <time className={styles.date} dateTime={notice.startDate}>
        {dayOf(notice, languageTags[language])}
      </time>
    </li>
  )
}
