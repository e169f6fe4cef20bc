import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { type DashboardJump, readDashboardJump } from './dashboard-jump.ts'

/** Takes a jump out of the dashboard's address, which then is the dashboard's own; given until it is over. */
export function useAskedJump() {
  const location = useLocation()
  const navigate = useNavigate()
  const [jump, setJump] = useState<DashboardJump>()

  useEffect(() => {
    const asked = readDashboardJump(location)
    if (!asked) return
    setJump(asked)
    void navigate(paths.dashboard, { replace: true })
  }, [location, navigate])

  const isTaken = readDashboardJump(location) === undefined
  return { jump: isTaken ? jump : undefined, over: useCallback(() => setJump(undefined), []) }
}
