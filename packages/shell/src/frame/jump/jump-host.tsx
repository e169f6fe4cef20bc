import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { paths } from '../../lib/paths.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { showToast } from '../../lib/ui/toasts.ts'
import { readDashboardJump, useJump } from './dashboard-jump.ts'

const JumpRunner = lazyWithRetry(() => import('./jump-runner.tsx').then((module) => module.JumpRunner))

/** Removes a jump from the dashboard's address, and runs it. */
export function JumpHost() {
  const location = useLocation()
  const navigate = useNavigate()
  const { jump, openJump, endJump } = useJump()
  const { t } = useTranslation('tools')
  const showFailure = () => {
    showToast({ kind: 'error', text: t('panelFailed'), seconds: 5 })
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
