import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { basePath } from '../lib/base-path.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { useSession } from '../session/session-store.ts'
import { LeavePortal } from './leave-portal.tsx'
import { refuseSignOn } from './sign-on-refusal.ts'
import { type SubSystemJump, subSystemJump } from './sub-system-jump.ts'

function jumpAt(search: string): SubSystemJump | undefined {
  const { childRoot, allowedRedirectHosts: allowedHosts = [] } = getConfig()
  const { origin } = window.location
  return subSystemJump(new URLSearchParams(search), { childRoot, origin, base: basePath(), allowedHosts })
}

/**
 * A sign-in page whose address names a page to continue to (specification §2). If the portal refuses that page, it says
 * why, before and after the sign-in. A file of its own, since few sign-ins need it.
 */
export function SignInLink({ hasFrame }: { hasFrame: boolean }) {
  const { search } = useLocation()
  const certificate = useSession((session) => session.certificate)
  const jump = useMemo(() => jumpAt(search), [search])

  useEffect(() => {
    // The reason why a session ended or was refused takes precedence.
    if (!jump || !('problem' in jump) || useSession.getState().lastSignOut?.reason) return
    refuseSignOn(jump.problem)
  }, [jump, certificate])

  if (certificate === undefined) return null
  // Never from inside the frame: unsaved input would be lost.
  if (jump && !hasFrame && ('url' in jump || 'dbsPath' in jump))
    return <LeavePortal jump={jump} certificate={certificate} />
  const wanted = safeRedirect(new URLSearchParams(search).get('redirect'))
  return <Navigate to={jump && 'address' in jump ? jump.address : wanted} replace />
}
