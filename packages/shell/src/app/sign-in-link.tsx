import { callMetadata } from 'virtual:portal-calls'
import { installedCall } from '@portal/protocol/client'
import { encodeRequest } from '@portal/protocol/encoding'
import { RemoteError } from '@portal/protocol/remote-error'
import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { SignOnScreen, UnansweredScreen } from '../features/sign-in/sign-on/sign-on-screens.tsx'
import { callPaths, userOf } from '../lib/api/backend.ts'
import { basePath } from '../lib/base-path.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/routes.ts'
import { ssoWindowDbs } from '../session/api.ts'
import { sessionController } from '../session/session-controller.ts'
import { useSession } from '../session/session-store.ts'
import { signOnRefusal } from '../session/sign-on-problem.ts'
import { refuseSignOn } from './sign-on-refusal.ts'
import type { OutsideJump } from './sub-system-jump.ts'
import { type SubSystemJump, subSystemJump } from './sub-system-jump.ts'

/** Address of a page outside the portal; DBS is signed on to on the way (specification §7). */
async function addressOf(jump: OutsideJump, certificate: string): Promise<string | RemoteError> {
  if ('url' in jump) return jump.url
  const input = {
    pathParams: { token: certificate },
    query: { path: jump.dbsPath, Certificate: certificate },
  }
  const call = installedCall('ssoWindowDbs', callMetadata.ssoWindowDbs, callPaths())
  return (await signOnRefusal(ssoWindowDbs(input))) ?? getConfig().apiBase + encodeRequest(call, input).url
}

interface LeavePortalProps {
  readonly jump: OutsideJump
  readonly certificate: string
}

/**
 * Opens the external page of a sign-in link in this window (assumed). The server confirms the certificate first; one
 * that has ended leads to the sign-in page. A refusal by DBS is told in the portal (specification §8).
 */
function LeavePortal({ jump, certificate }: LeavePortalProps) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (failure !== undefined) return
    let isUnmounted = false
    const leave = async () => {
      await userOf(certificate)
      const target = await addressOf(jump, certificate)
      if (isUnmounted) return
      if (typeof target === 'string') return window.location.replace(target)
      refuseSignOn({ reason: 'refused', error: target })
      void navigate(paths.root, { replace: true })
    }
    leave().catch((error: unknown) => {
      if (isUnmounted) return
      const isRefused = error instanceof RemoteError && ['rejection', 'sessionEnded'].includes(error.kind)
      if (isRefused) sessionController.end({ reason: 'sessionEnded' })
      else setFailure(error)
    })
    return () => {
      isUnmounted = true
    }
  }, [certificate, jump, navigate, failure])

  if (failure === undefined) return <SignOnScreen handedOver={false} />
  return (
    <UnansweredScreen
      problem={{ reason: 'refused', error: failure }}
      onRetry={() => setFailure(undefined)}
      onCancel={() => void navigate(paths.root, { replace: true })}
    />
  )
}

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
