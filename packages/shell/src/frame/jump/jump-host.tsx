import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { paths } from '../../lib/routes.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { useOpenFailureToast } from '../../lib/ui/use-open-failure-toast.ts'
import { readDashboardJump, useJump } from './dashboard-jump.ts'

const JumpRunner = lazyWithRetry(() => import('./jump-runner.tsx').then((module) => module.JumpRunner))

/** Removes a jump from the dashboard's address, and runs it. */
export function JumpHost() {
  const location = useLocation()
  const navigate = useNavigate()
  const { jump, openJump, endJump } = useJump()
  const showOpenFailure = useOpenFailureToast()
  const showFailure = (error: unknown) => {
    void showOpenFailure(error)
    // The home page is hidden during a jump.
    endJump()
  }
  // The store outlives the frame.
  useEffect(() => endJump, [endJump])

  useEffect(() => {
    const requested = readDashboardJump(location)
    if (!requested) return
    openJump(requested)
    void navigate(paths.dashboard, { replace: true })
  }, [location, navigate, openJump])

  if (!jump || readDashboardJump(location)) return null
  return (
    <RegionBoundary region="jump" isExtra onFailed={showFailure}>
      <Suspense>
        <JumpRunner jump={jump} onDone={endJump} />
      </Suspense>
    </RegionBoundary>
  )
}
