import { useTranslation } from 'react-i18next'
import { type RecentCall, useRecentCalls } from '../../../lib/api/recent-calls.ts'
import styles from './debug.module.css'

/** The last calls of the backend, newest first. */
export function CallList() {
  const { t } = useTranslation('debug')
  const calls = useRecentCalls((state) => state.calls)
  const outcome = ({ status, duration }: RecentCall) => {
    if (duration === undefined) return '…'
    return `${status ?? t('unanswered')} · ${Math.round(duration)} ms`
  }
  if (calls.length === 0) return <p className={styles.lead}>{t('noCalls')}</p>
  return (
    <ol className={styles.list}>
      {calls.map((call) => (
        <li key={call.id}>
          <span className={styles.method}>{call.method}</span>
          <span className={styles.address}>{call.address}</span>
          <span className={styles.outcome}>{outcome(call)}</span>
        </li>
      ))}
    </ol>
  )
}
