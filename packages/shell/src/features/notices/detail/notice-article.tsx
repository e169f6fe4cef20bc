import type { SharedFile } from '@portal/protocol/calls/files'
import { languageTag } from '@portal/protocol/languages'
import type { Id } from '@portal/protocol/rules/ids'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Tag } from 'antd'
import DOMPurify from 'dompurify'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withSavedNames } from '../../../lib/format/files.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { FileLink } from '../../../lib/ui/file-link.tsx'
import { Link } from '../../../lib/ui/link.tsx'
import { api } from '../../../session/api.ts'
import { useDownload } from '../../../session/use-download.ts'
import { fullDay } from '../model.ts'
import { useNoticeType } from '../use-notices.ts'
import styles from './notice-article.module.css'

/** Allowed elements: text, lists, tables, pictures; no scripts, frames or inputs. */
const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** No style or class, which could cover the portal; no id or name, which could clobber the DOM. */
const attributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir'],
  ...['colspan', 'rowspan', 'scope', 'start'],
]

/** A web page, a page of the portal, a mail address, a telephone. */
const linkAddress = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

/** A picture by https, of the portal, or a data URL; no SVG, which can contain scripts. */
const pictureAddress = /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpe?g|gif|webp);base64,)/i

/** Browsers ignore white space and control characters in addresses: `java\nscript:` runs as a script. */
const ignored = /[\s\p{Cc}\p{Cf}]/u

const isAllowed = (address: string, allowed: RegExp) => allowed.test(address) && !ignored.test(address)

function cleanLink(link: HTMLAnchorElement): void {
  if (isAllowed(link.getAttribute('href') ?? '', linkAddress)) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  } else link.removeAttribute('href')
}

function cleanPicture(picture: HTMLImageElement): void {
  if (isAllowed(picture.getAttribute('src') ?? '', pictureAddress)) {
    picture.loading = 'lazy'
    picture.referrerPolicy = 'no-referrer'
  } else picture.remove()
}

/** Wide tables scroll inside the text, by keyboard, too. */
function makeScrollable(table: HTMLTableElement, label: string): void {
  const scroller = table.ownerDocument.createElement('div')
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', table.caption?.textContent || label)
  scroller.dataset.scroller = ''
  table.replaceWith(scroller)
  scroller.append(table)
}

/**
 * The text of a notice without anything that could run scripts, send data or cover the page. Returns nodes, since parsing
 * sanitised text a second time could change its meaning (mutation XSS).
 */
function sanitised(html: string, { tableLabel }: { tableLabel: string }): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) cleanLink(link)
  for (const picture of fragment.querySelectorAll('img')) cleanPicture(picture)
  for (const table of fragment.querySelectorAll('table')) makeScrollable(table, tableLabel)
  return fragment
}

interface NoticeArticleProps {
  /** Address of the list, for the way back. */
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
      <Link className={styles.back} to={listUrl}>
        {t('back')}
      </Link>
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
  useLayoutEffect(() => {
    container.current?.replaceChildren(sanitised(html, { tableLabel }))
  }, [html, tableLabel])
  return <div ref={container} className={styles.content} />
}

/** The files of a notice, if any. That they are found by its headId is assumed. */
function Attachments({ headId }: { headId: Id }) {
  const { t } = useTranslation('notices')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['attachments', headId],
    queryFn: async ({ signal }) => {
      const query = { headId, pageIndex: 1, pageRows: 999 }
      return withSavedNames((await api.findFilesPagination({ query }, { signal })).data)
    },
    meta: { silent: true },
  })
  if (isError) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('filesFailed')}
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
