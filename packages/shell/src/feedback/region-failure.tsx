import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './region-failure.module.css'
import { isStaleChunk } from './stale-chunk.ts'

interface RegionFailureProps {
  readonly error: unknown
  readonly hasUnsaved: boolean
  readonly onRetry: () => void
}

/** Stands where the region would be. After a new deployment only a reload helps, and it waits for unsaved input. */
export function RegionFailure({ error, hasUnsaved, onRetry }: RegionFailureProps) {
  const { t } = useTranslation('tools')
  const isStale = isStaleChunk(error)
  const hint = isStale ? t(hasUnsaved ? 'outdatedUnsaved' : 'outdatedHint') : t('regionFailedHint')
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{t(isStale ? 'outdated' : 'regionFailed')}</p>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>
        {isStale && (
          <Button type="primary" size="small" disabled={hasUnsaved} onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        )}
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}
