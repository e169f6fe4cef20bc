import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { late } from '../../lib/code-loading/late.ts'
import { paths } from '../../lib/paths.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { showToast } from '../../lib/ui/toasts.ts'
import { readDashboardJump, useJump } from './dashboard-jump.ts'
import type { JumpSurroundings } from './jump-runner.tsx'

const JumpRunner = late(() => import('./jump-runner.tsx').then((module) => module.JumpRunner))

/** Takes a jump out of the dashboard's address, which then is the dashboard's own, and runs it. */
export function AskedJump(surroundings: JumpSurroundings) {
  const location = useLocation()
  const navigate = useNavigate()
  const { jump, jumpAsked, jumpOver } = useJump()
  const { t } = useTranslation('tools')
  /** The home page must not wait for it any more. */
  const jumpFailed = () => {
    showToast({ kind: 'error', text: t('panelFailed'), seconds: 5 })
    jumpOver()
  }
  // It ends with the frame that it was asked of.
  useEffect(() => jumpOver, [jumpOver])

  useEffect(() => {
    const asked = readDashboardJump(location)
    if (!asked) return
    jumpAsked(asked)
    void navigate(paths.dashboard, { replace: true })
  }, [location, navigate, jumpAsked])

  if (!jump || readDashboardJump(location)) return null
  return (
    <RegionBoundary region="jump" isExtra onFailed={jumpFailed}>
      <Suspense>
        <JumpRunner {...surroundings} jump={jump} onOver={jumpOver} />
      </Suspense>
    </RegionBoundary>
  )
}
