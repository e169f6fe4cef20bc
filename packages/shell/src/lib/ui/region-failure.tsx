import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLoadFailure, isOutdated } from '../code-loading/load-failure.ts'
import { ProblemPanel } from './problem-panel.tsx'
import styles from './region-failure.module.css'

interface RegionFailureProps {
  /** A page has room to say it as large as the other failures of a page; all else has a line. */
  readonly isPage: boolean
  readonly error: unknown
  readonly hasUnsaved: boolean
  /** What is around it leads nowhere else but out. */
  readonly isOnlyWay: boolean
  readonly onRetry: () => void
}

/**
 * Stands where the region would be. After a new deployment only a reload helps, and it waits for unsaved input; some
 * browsers keep a failed download for as long as the page stands, so that a reload may help then, too.
 */
export function RegionFailure({ isPage, error, hasUnsaved, isOnlyWay, onRetry }: RegionFailureProps) {
  const { t } = useTranslation('tools')
  const isUnloaded = isLoadFailure(error)
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    if (isUnloaded) void isOutdated().then(setStale)
  }, [isUnloaded])
  const [title, hint] = isStale
    ? [t('outdated'), t(hasUnsaved ? 'outdatedUnsaved' : 'outdatedHint')]
    : isUnloaded
      ? [t('unloaded'), t('unloadedHint')]
      : [t('regionFailed'), t('regionFailedHint')]
  const size = isPage ? 'middle' : 'small'
  const actions = (
    <>
      {(isStale || (isUnloaded && !hasUnsaved)) && (
        <Button
          type={isStale ? 'primary' : 'default'}
          size={size}
          disabled={hasUnsaved}
          onClick={() => window.location.reload()}
        >
          {t('reload')}
        </Button>
      )}
      <Button
        size={size}
        type={isOnlyWay && !isStale ? 'primary' : 'default'}
        autoFocus={isOnlyWay}
        onClick={onRetry}
      >
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
