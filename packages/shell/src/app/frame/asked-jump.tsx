import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { type DashboardJump, readDashboardJump } from './dashboard-jump.ts'
import type { JumpSurroundings } from './jump-runner.tsx'

const JumpRunner = lazy(() => import('./jump-runner.tsx').then((module) => ({ default: module.JumpRunner })))

/** Takes a jump out of the dashboard's address, which then is the dashboard's own, and runs it. */
export function AskedJump(surroundings: JumpSurroundings) {
  const location = useLocation()
  const navigate = useNavigate()
  const [jump, setJump] = useState<DashboardJump>()
  const over = useCallback(() => setJump(undefined), [])

  useEffect(() => {
    const asked = readDashboardJump(location)
    if (!asked) return
    setJump(asked)
    void navigate(paths.dashboard, { replace: true })
  }, [location, navigate])

  if (!jump || readDashboardJump(location)) return null
  return (
    <Suspense>
      <JumpRunner {...surroundings} jump={jump} onOver={over} />
    </Suspense>
  )
}
