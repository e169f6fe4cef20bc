import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../lib/use-online.ts'
import styles from './frame.module.css'

/**
 * Says that there is no network. Reads and changes started meanwhile are sent once it is back; reads that failed on the
 * way are repeated.
 */
export function OfflineBanner() {
  const { t } = useTranslation('frame')
  const queries = useQueryClient()
  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) return
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [isOnline, queries])
  if (isOnline) return null
  return (
    <p className={styles.offline} role="status">
      {t('offline')}
    </p>
  )
}
