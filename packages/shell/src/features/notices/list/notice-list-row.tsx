import type { Notice } from '@portal/protocol/entities/notice'
import { Tag } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { languageTags } from '../../../lib/i18n/languages.ts'
import { fullDay } from '../model.ts'
import { readingAddress } from '../notice-address.ts'
import { useNoticeType } from '../use-notice-type.ts'
import styles from './notice-list-page.module.css'

/** One notice: the whole row leads to it. */
export const NoticeListRow = memo(function NoticeListRow({ notice, now }: { notice: Notice; now: number }) {
  const { t } = useTranslation('notices')
  const language = useLanguage((state) => state.language)
  const typeName = useNoticeType()
  const unread = notice.readFlag === 'N'
  const isOver = Date.parse(notice.endDate) < now
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
        {isOver && <Tag className={styles.tag ?? ''}>{t('over')}</Tag>}
      </span>
      <span className={styles.kind}>{typeName(notice.noticeType)}</span>
      <time className={styles.date} dateTime={notice.startDate}>
        {fullDay(notice.startDate, languageTags[language])}
      </time>
    </li>
  )
})
