import { lazy, type ReactNode, useEffect, useState } from 'react'
import { CrashedPage, UnloadedPage } from '../features/error-pages/failed-page.tsx'
import { failureShown, isLoadFailure, isOutdated, reloadOnce } from '../lib/code-loading/lazy-with-retry.ts'
import { ErrorBoundary } from '../lib/ui/error-boundary.tsx'
import { RetryOnline } from '../lib/ui/retry-online.tsx'
import { EntryScreen } from './entry-screen.tsx'

export const ConfigErrorPage = lazy(() =>
  import('../features/error-pages/config-error-page.tsx').then((module) => ({
    default: module.ConfigErrorPage,
  })),
)

/** The last resort: a page with a way out when not even the frame can render. */
export const PortalBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => <CrashedPage />} onError={keepForTheLog}>
    {children}
  </ErrorBoundary>
)

/** The error log comes with the frame, which may be the part that failed. */
function keepForTheLog(error: unknown): void {
  window.portalErrors?.push(new ErrorEvent('error', { error }))
}

/**
 * Shown when the code or texts of a screen failed to load. A page that a newer build has replaced reloads by itself; if
 * that didn't help, or when offline, the user decides.
 */
function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  const [outdated, setOutdated] = useState<boolean>()
  useEffect(() => {
    let isLeft = false
    void isOutdated().then((answer) => {
      if (!isLeft && !(answer && reloadOnce())) setOutdated(answer)
    })
    return () => {
      isLeft = true
    }
  }, [])
  if (outdated === undefined) return <EntryScreen share={1} />
  return <UnloadedPage isOutdated={outdated} onRetry={onRetry} />
}

/** Around a whole screen: a part that failed to load can be retried; any other failure is rethrown. */
export function LoadBoundary({ children }: { children: ReactNode }) {
  const showFailure = (error: unknown, retry: () => void) => {
    if (!isLoadFailure(error)) throw error
    return (
      <>
        <RetryOnline onRetry={retry} />
        <PartUnavailable onRetry={retry} />
      </>
    )
  }
  return (
    <ErrorBoundary onError={reportFailure} fallback={showFailure}>
      {children}
    </ErrorBoundary>
  )
}

/** Around an extra: the screen can be used without it. */
export const ExtraBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary onError={reportFailure} fallback={() => null}>
    {children}
  </ErrorBoundary>
)

function reportFailure(error: unknown): void {
  failureShown(error)
  keepForTheLog(error)
}
