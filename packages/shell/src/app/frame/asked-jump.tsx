import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { readDashboardJump } from './dashboard-jump.ts'
import type { JumpSurroundings } from './jump-runner.tsx'
import { useJump } from './jump-store.ts'

const JumpRunner = lazy(() => import('./jump-runner.tsx').then((module) => ({ default: module.JumpRunner })))

/** Takes a jump out of the dashboard's address, which then is the dashboard's own, and runs it. */
export function AskedJump(surroundings: JumpSurroundings) {
  const location = useLocation()
  const navigate = useNavigate()
  const { jump, jumpAsked, jumpOver } = useJump()
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
    <Suspense>
      <JumpRunner {...surroundings} jump={jump} onOver={jumpOver} />
    </Suspense>
  )
}
