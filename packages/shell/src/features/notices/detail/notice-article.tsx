import type { SharedFile } from '@portal/protocol/calls/external'
import { languageTag } from '@portal/protocol/languages'
import { type Id, sameId } from '@portal/protocol/rules/ids'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Tag } from 'antd'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { withSavedNames } from '../../../lib/format/files.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { FailureMessage } from '../../../lib/ui/failure-message.tsx'
import { FileLink } from '../../../lib/ui/file-link.tsx'
import { Link } from '../../../lib/ui/link.tsx'
import { pagePath } from '../../../menu/menu-path.ts'
import { api } from '../../../session/api.ts'
import { useNotices } from '../../../session/queries.ts'
import { useDownload } from '../../../session/use-download.ts'
import { fullDay, latestFirst } from '../model.ts'
import { noticeAt, readingAddress } from '../notice-address.ts'
import { useNoticeType } from '../use-notices.ts'
import styles from './notice-article.module.css'
import { noticeNodes } from './notice-html.ts'

/** Previous and next notice, in list order. One notice may be listed as several messages. */
function NoticeSteps({ headId }: { readonly headId: Id }) {
  const { t } = useTranslation('notices')
  const pathname = pagePath(useLocation().pathname)
  const { data: notices = [] } = useNotices()
  const listed = useMemo(() => latestFirst(notices), [notices])
  const here = noticeAt(listed, pathname) ?? listed.find((notice) => sameId(notice.headId, headId))
  if (!here) return null
  const place = listed.indexOf(here)
  const steps = [
    { text: t('newer'), notice: listed[place - 1] },
    { text: t('older'), notice: listed[place + 1] },
  ]
  return (
    <p className={styles.steps}>
      {steps.map(
        ({ text, notice }) =>
          notice && (
            <Link key={text} to={readingAddress(notice)} title={notice.title}>
              {text}
            </Link>
          ),
      )}
    </p>
  )
}

interface NoticeArticleProps {
  /** Address of the list, for the back link. */
  readonly listUrl: string
  readonly notice: {
    readonly headId: Id
    readonly title: string
    readonly noticeType: string
    /** ISO 8601, like the two below. */
    readonly sentAt: string
    readonly startDate: string
    readonly endDate: string
    /** HTML, untrusted. */
    readonly content: string
  }
  /** Actions below the text. */
  readonly children?: ReactNode
}

/** A notice: title, dates, text and files. */
export function NoticeArticle({ listUrl, notice, children }: NoticeArticleProps) {
  const { t } = useTranslation('notices')
  const language = useLanguage((state) => state.language)
  const typeName = useNoticeType()
  const day = (date: string) => fullDay(date, languageTag(language))
  return (
    <div className={styles.page}>
      <div className={styles.ways}>
        <Link to={listUrl}>{t('back')}</Link>
        <NoticeSteps headId={notice.headId} />
      </div>
      <article className={styles.article} aria-labelledby="notice-title">
        <header className={styles.head}>
          <h1 id="notice-title">{notice.title}</h1>
          <p className={styles.facts}>
            <Tag className={styles.type ?? ''}>{typeName(notice.noticeType)}</Tag>
            <span>{t('sentOn', { day: day(notice.sentAt) })}</span>
            <span>{t('period', { start: day(notice.startDate), end: day(notice.endDate) })}</span>
          </p>
        </header>
        <NoticeContent html={notice.content} />
        {children}
        <Attachments headId={notice.headId} />
      </article>
    </div>
  )
}

/** The text of a notice: untrusted HTML, sanitised. */
function NoticeContent({ html }: { html: string }) {
  const { t } = useTranslation('notices')
  const container = useRef<HTMLDivElement>(null)
  const tableLabel = t('table')
  const pictureLabel = t('pictureOf')
  useLayoutEffect(() => {
    const { noticePictureHosts = [] } = getConfig()
    container.current?.replaceChildren(
      noticeNodes(html, { tableLabel, pictureLabel, pictureHosts: noticePictureHosts }),
    )
  }, [html, tableLabel, pictureLabel])
  return <div ref={container} className={styles.content} />
}

/** The files of a notice, if any. That they are found by its headId is assumed. */
function Attachments({ headId }: { headId: Id }) {
  const { t } = useTranslation('notices')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['attachments', headId],
    queryFn: async ({ signal }) => {
      const query = { headId, pageIndex: 1, pageRows: 999 }
      return withSavedNames((await api.findFilesPagination({ query }, { signal })).data)
    },
    meta: { silent: true },
  })
  if (error) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('filesFailed')}
        description={<FailureMessage error={error} />}
        action={
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  if (!data || data.length === 0) return null
  return (
    <section className={styles.files} aria-labelledby="notice-files">
      <h2 id="notice-files">{t('files', { count: data.length })}</h2>
      <ul>
        {data.map((file) => (
          <li key={file.fileId}>
            <Attachment file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Attachment({ file }: { file: SharedFile }) {
  const { t } = useTranslation('notices')
  const link = useDownload(file, t('downloadFailed', { name: file.fileName }))
  return <FileLink file={file} link={link} refused={t('badFile')} />
}
