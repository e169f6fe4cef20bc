import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ProblemPanel } from './problem-panel.tsx'
import styles from './region-failure.module.css'
import { isStaleChunk } from './stale-chunk.ts'

interface RegionFailureProps {
  /** A page has room to say it as large as the other failures of a page; all else has a line. */
  readonly isPage: boolean
  readonly error: unknown
  readonly hasUnsaved: boolean
  readonly onRetry: () => void
}

/** Stands where the region would be. After a new deployment only a reload helps, and it waits for unsaved input. */
export function RegionFailure({ isPage, error, hasUnsaved, onRetry }: RegionFailureProps) {
  const { t } = useTranslation('tools')
  const isStale = isStaleChunk(error)
  const hint = isStale ? t(hasUnsaved ? 'outdatedUnsaved' : 'outdatedHint') : t('regionFailedHint')
  const title = t(isStale ? 'outdated' : 'regionFailed')
  const size = isPage ? 'middle' : 'small'
  const actions = (
    <>
      {isStale && (
        <Button type="primary" size={size} disabled={hasUnsaved} onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      )}
      <Button size={size} onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  )
  if (isPage) return <ProblemPanel title={title} text={hint} actions={actions} />
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{hint}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
