import { type ReactNode, use } from 'react'
import { failureShown } from '../code-loading/late.ts'
import { logError } from '../errors/collect-errors.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { RegionFailure } from './region-failure.tsx'
import { UnsavedInputContext } from './unsaved-input.ts'

interface RegionBoundaryProps {
  /** What is inside, for the error log. */
  readonly region: string
  /** When this changes, the region gets another chance. */
  readonly resetKey?: string
  /** It is all of the page that people came for. */
  readonly isPage?: boolean
  /** Nobody misses it: nothing stands in its place. */
  readonly isExtra?: boolean
  /** Nobody can go on without it: trying again is the first thing to do. */
  readonly isOnlyWay?: boolean
  /** What stands around the failure, e.g. the frame of a card. */
  readonly around?: (failure: ReactNode) => ReactNode
  readonly onFailed?: () => void
  /** Before the region is drawn again because somebody asked for it. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}

const itself = (failure: ReactNode) => failure

/** A region of the page that fails for itself: everything else goes on, and it can be tried again. */
export function RegionBoundary(props: RegionBoundaryProps) {
  const { region, isPage = false, isExtra = false, around = itself, onFailed, onRetry, children } = props
  const { isOnlyWay = false } = props
  const hasUnsaved = use(UnsavedInputContext)

  function failed(error: unknown, stack: string) {
    logError(error, { origin: 'region', info: region + stack })
    failureShown(error)
    onFailed?.()
  }

  function show(error: unknown, retry: () => void) {
    if (isExtra) return null
    const again = () => {
      onRetry?.()
      retry()
    }
    const shown = { isPage, error, hasUnsaved, isOnlyWay }
    return around(<RegionFailure {...shown} onRetry={again} />)
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
