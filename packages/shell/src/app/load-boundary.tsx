import type { ReactNode } from 'react'
import { failureShown } from '../lib/code-loading/late.ts'
import { isLoadFailure } from '../lib/code-loading/load-failure.ts'
import { ErrorBoundary } from '../lib/ui/error-boundary.tsx'
import { PartUnavailable } from './part-unavailable.tsx'
import { keepForTheLog } from './portal-boundary.tsx'

/** Around a whole screen: a part of it that could not be had can be asked for again; any other failure is not dealt with here. */
export function LoadBoundary({ children }: { children: ReactNode }) {
  const showFailure = (error: unknown, retry: () => void) => {
    if (!isLoadFailure(error)) throw error
    return <PartUnavailable onRetry={retry} />
  }
  return (
    <ErrorBoundary onError={tellFailure} fallback={showFailure}>
      {children}
    </ErrorBoundary>
  )
}

function tellFailure(error: unknown): void {
  failureShown(error)
  keepForTheLog(error)
}
