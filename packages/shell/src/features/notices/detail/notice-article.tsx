import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { languageTags } from '../../../lib/i18n/languages.ts'
import { fullDay } from '../model.ts'
import { useNoticeType } from '../use-notice-type.ts'
import { Attachments } from './attachments.tsx'
import styles from './notice-article.module.css'
import { NoticeContent } from './notice-content.tsx'

interface NoticeArticleProps {
  /** Address that the way back leads to. */
  readonly listUrl: string
  readonly headId: number
  readonly title: string
  readonly noticeType: string
  /** ISO 8601, like the two below. */
  readonly sentAt: string
  readonly startDate: string
  readonly endDate: string
  /** HTML, untrusted. */
  readonly content: string
  /** What the reader may do about it. */
  readonly children?: ReactNode
}

/** A notice that is read: what, when, the text, the files. */
export function NoticeArticle({
  listUrl,
  title,
  noticeType,
  content,
  children,
  ...notice
}: NoticeArticleProps) {
  const { t } = useTranslation('notices')
  const language = useLanguage((state) => state.language)
  const typeName = useNoticeType()
  const day = (date: string) => fullDay(date, languageTags[language])
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={listUrl}>
        {t('back')}
      </Link>
      <article className={styles.article} aria-labelledby="notice-title">
        <header className={styles.head}>
          <h1 id="notice-title">{title}</h1>
          <p className={styles.facts}>
            <Tag className={styles.type ?? ''}>{typeName(noticeType)}</Tag>
            <span>{t('sentOn', { day: day(notice.sentAt) })}</span>
            <span>{t('period', { start: day(notice.startDate), end: day(notice.endDate) })}</span>
          </p>
        </header>
        <NoticeContent html={content} />
        {children}
        <Attachments headId={notice.headId} />
      </article>
    </div>
  )
}
