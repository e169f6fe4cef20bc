import type { ReactNode } from 'react'
import { CrashedPage } from '../features/error-pages/crashed-page.tsx'
import { ErrorBoundary } from '../lib/ui/error-boundary.tsx'

/** The last resort: a page with a way out when nothing can be drawn, not even the frame. */
export const PortalBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => <CrashedPage />} onError={keepForTheLog}>
    {children}
  </ErrorBoundary>
)

/** The error log comes with the frame, which may be what has failed. */
export function keepForTheLog(error: unknown): void {
  window.portalErrors?.push(new ErrorEvent('error', { error }))
}
