import { type ReactNode, use } from 'react'
import { logError } from '../error-log/collect-errors.ts'
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
  readonly children: ReactNode
}

/** A region of the page that fails for itself: everything else goes on, and it can be tried again. */
export function RegionBoundary({ region, isPage = false, children, ...rest }: RegionBoundaryProps) {
  const hasUnsaved = use(UnsavedInputContext)
  return (
    <ErrorBoundary
      {...rest}
      onError={(error, stack) => logError(error, { origin: 'region', info: region + stack })}
      fallback={(error, retry) => (
        <RegionFailure isPage={isPage} error={error} hasUnsaved={hasUnsaved} onRetry={retry} />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
