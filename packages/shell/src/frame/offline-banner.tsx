import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './frame.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * Says that there is no network. Reads and changes started meanwhile are sent once it is back; reads that failed on the
 * way are repeated.
 */
export function OfflineBanner() {
  const { t } = useTranslation('frame')
  const queries = useQueryClient()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
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
