import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../../lib/format/intl-formats.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { languageTags } from '../../../lib/i18n/languages.ts'
import type { ErrorEntry } from '../../../lib/storage/checks.ts'
import styles from './error-log.module.css'

/** What happened, where and when, in two lines. */
export function EntrySummary({ entry }: { entry: ErrorEntry }) {
  const { t } = useTranslation('error-log')
  const language = useLanguage((state) => state.language)
  const time = dateFormat(languageTags[language], { timeStyle: 'medium' }).format(entry.lastAt)
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

/** Everything that is known about an error. */
export function EntryDetails({ entry }: { entry: ErrorEntry }) {
  const { t } = useTranslation('error-log')
  const { info, url, stack, version } = entry
  return (
    <dl className={styles.details}>
      {info && <Detail name={t('info')} text={info.trim()} />}
      <Detail name={t('url')} text={url} />
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
