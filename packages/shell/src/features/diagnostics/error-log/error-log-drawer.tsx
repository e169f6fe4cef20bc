import { languageTag } from '@portal/protocol/languages'
import { Button, Collapse, Empty, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useErrorLog } from '../../../lib/errors/error-log.ts'
import { dateFormat } from '../../../lib/format/intl-formats.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import type { ErrorEntry } from '../../../lib/storage/checks.ts'
import { DiagnosticsDrawer, type DiagnosticsDrawerProps } from '../diagnostics-drawer.tsx'
import styles from './error-log.module.css'

/** Errors as a text for support. Entries contain no secrets, so neither does the report. */
function errorReport(entries: readonly ErrorEntry[], userAgent: string): string {
  const blocks = entries.map((entry) => {
    const { message, info, url, stack, origin, app, version, requestId, count, firstAt, lastAt } = entry
    const times = count > 1 ? ` (${count}x since ${new Date(firstAt).toISOString()})` : ''
    const lines = [
      `${new Date(lastAt).toISOString()} ${origin}${times}`,
      `message: ${message}`,
      `app: ${[app, version].filter(Boolean).join(' ')}`,
      `url: ${url}`,
      requestId && `request: ${requestId}`,
      info && `info: ${info}`,
      stack && `stack: ${stack}`,
    ]
    return lines.filter(Boolean).join('\n')
  })
  return [`browser: ${userAgent}`, ...blocks].join('\n\n')
}

/** What happened, where and when, in two lines. */
export function EntrySummary({ entry }: { entry: ErrorEntry }) {
  const { t } = useTranslation('error-log')
  const language = useLanguage((state) => state.language)
  const time = dateFormat(languageTag(language), { timeStyle: 'medium' }).format(entry.lastAt)
  return (
    <span className={styles.summary}>
      <span className={styles.message}>{entry.message.trim() || t('noMessage')}</span>
      <span className={styles.facts}>
        <Tag>{entry.app === 'shell' ? t('portal') : entry.app.toUpperCase()}</Tag>
        <time dateTime={new Date(entry.lastAt).toISOString()}>{time}</time>
        <span>{t(`origins.${entry.origin}`)}</span>
        {entry.count > 1 && <span>{t('times', { count: entry.count })}</span>}
      </span>
    </span>
  )
}

/** All details of an error. */
function EntryDetails({ entry }: { entry: ErrorEntry }) {
  const { t } = useTranslation('error-log')
  const { info, url, stack, version, requestId } = entry
  return (
    <dl className={styles.details}>
      {info && <Detail name={t('info')} text={info.trim()} />}
      <Detail name={t('url')} text={url} />
      {requestId && <Detail name={t('request')} text={requestId} />}
      {stack && <Detail name={t('stack')} text={stack} />}
      {version && <Detail name={t('version')} text={version} />}
    </dl>
  )
}

function Detail({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      {/* Long ones scroll, also by keyboard. */}
      <dd>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <pre tabIndex={0}>{text}</pre>
      </dd>
    </div>
  )
}

/** The errors of this session: message, info, url and stack, with a clear-all action (specification §8). */
export function ErrorLogDrawer({ open, onClose }: DiagnosticsDrawerProps) {
  const { t } = useTranslation('error-log')
  const { entries, cleared } = useErrorLog()

  const filled = entries.length > 0
  return (
    <DiagnosticsDrawer
      open={open}
      onClose={onClose}
      title={t('title')}
      bodyClass={styles.body}
      {...(filled && {
        copy: {
          label: t('copy'),
          text: () => errorReport(entries, navigator.userAgent),
          copied: t('copied'),
          failed: t('copyFailed'),
        },
        action: (
          <Button danger onClick={cleared}>
            {t('clear')}
          </Button>
        ),
      })}
    >
      {entries.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')}>
          <p className={styles.lead}>{t('emptyHint')}</p>
        </Empty>
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <Collapse
            className={styles.entries ?? ''}
            items={entries.map((entry) => ({
              key: `${entry.firstAt} ${entry.app} ${entry.message}`,
              label: <EntrySummary entry={entry} />,
              children: <EntryDetails entry={entry} />,
            }))}
          />
        </>
      )}
    </DiagnosticsDrawer>
  )
}
