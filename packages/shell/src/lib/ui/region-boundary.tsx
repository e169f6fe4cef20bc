import { ProblemPanel } from '@portal/page-kit/problem-panel'
import { Button } from 'antd'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureShown, isLoadFailure, isOutdated } from '../code-loading/lazy-with-retry.ts'
import { logError } from '../errors/collect-errors.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './region-boundary.module.css'
import { RetryOnline } from './retry-online.tsx'

/** Whether a reload would lose unsaved input in one of the tabs. */
export const UnsavedInputContext = createContext(false)

interface RegionFailureProps {
  /** In place of a page it is as large as other failures; elsewhere it is a line. */
  readonly isPage: boolean
  readonly error: unknown
  readonly hasUnsaved: boolean
  /** Nothing around it leads elsewhere, apart from signing out. */
  readonly isOnlyWay: boolean
  readonly onRetry: () => void
}

/**
 * Shown in place of the region. After a new deployment only a reload helps, and it waits for unsaved input; some
 * browsers cache a failed download for the life of the page, so that a reload may help then, too.
 */
function RegionFailure({ isPage, error, hasUnsaved, isOnlyWay, onRetry }: RegionFailureProps) {
  const { t } = useTranslation('tools')
  const isChunkMissing = isLoadFailure(error)
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    if (isChunkMissing) void isOutdated().then(setStale)
  }, [isChunkMissing])
  const [title, hint] = isStale
    ? [t('outdated'), t(hasUnsaved ? 'outdatedUnsaved' : 'outdatedHint')]
    : isChunkMissing
      ? [t('unloaded'), t('unloadedHint')]
      : [t('regionFailed'), t('regionFailedHint')]
  const size = isPage ? 'middle' : 'small'
  const actions = (
    <>
      {(isStale || (isChunkMissing && !hasUnsaved)) && (
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

interface RegionBoundaryProps {
  /** Name of the content, for the error log. */
  readonly region: string
  /** When this changes, the region is rendered again. */
  readonly resetKey?: string
  /** Whether it is the whole content of the page. */
  readonly isPage?: boolean
  /** Optional: nothing is shown in its place. */
  readonly isExtra?: boolean
  /** Essential: the retry is the primary action. */
  readonly isOnlyWay?: boolean
  /** Wraps the failure, e.g. in a card. */
  readonly around?: (failure: ReactNode) => ReactNode
  readonly onFailed?: (error: unknown) => void
  /** Before the region renders again on a retry. */
  readonly onRetry?: () => void
  /** Discards the state that may break the region, on the retry after a retry that failed, too. */
  readonly startEmpty?: () => void
  readonly children: ReactNode
}

const itself = (failure: ReactNode) => failure

/** A part of the page that can fail independently and be retried. */
export function RegionBoundary(props: RegionBoundaryProps) {
  const {
    region,
    isPage = false,
    isExtra = false,
    around = itself,
    onFailed,
    onRetry,
    startEmpty,
    children,
  } = props
  const { isOnlyWay = false } = props
  const hasUnsaved = use(UnsavedInputContext)
  const failures = useRef(0)

  function failed(error: unknown, stack: string) {
    if (!isLoadFailure(error)) failures.current += 1
    logError(error, { origin: 'region', info: region + stack })
    failureShown(error)
    onFailed?.(error)
  }

  function show(error: unknown, retry: () => void) {
    const again = () => {
      onRetry?.()
      if (failures.current > 1) startEmpty?.()
      retry()
    }
    const shown = { isPage, error, hasUnsaved, isOnlyWay }
    return (
      <>
        {isLoadFailure(error) && <RetryOnline onRetry={again} />}
        {!isExtra && around(<RegionFailure {...shown} onRetry={again} />)}
      </>
    )
  }

  return (
    <ErrorBoundary
      {...(props.resetKey !== undefined && { resetKey: props.resetKey })}
      onError={failed}
      fallback={show}
    >
      {children}
    </ErrorBoundary>
  )
}
