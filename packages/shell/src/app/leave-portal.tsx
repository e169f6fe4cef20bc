import { callMetadata } from 'virtual:portal-calls'
import { installedCall } from '@portal/protocol/client'
import { encodeRequest } from '@portal/protocol/encoding'
import { RemoteError } from '@portal/protocol/remote-error'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SignOnScreen, UnansweredScreen } from '../features/sign-in/sign-on/sign-on-screens.tsx'
import { callPaths, userOf } from '../lib/api/backend.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/routes.ts'
import { sessionController } from '../session/session-controller.ts'
import type { OutsideJump } from './sub-system-jump.ts'

/** Address of a page outside the portal; DBS is signed on to on the way (specification §7). */
function addressOf(jump: OutsideJump, certificate: string): string {
  if ('url' in jump) return jump.url
  const input = {
    pathParams: { token: certificate },
    query: { path: jump.dbsPath, Certificate: certificate },
  }
  const call = installedCall('ssoWindowDbs', callMetadata.ssoWindowDbs, callPaths())
  return getConfig().apiBase + encodeRequest(call, input).url
}

interface LeavePortalProps {
  readonly jump: OutsideJump
  readonly certificate: string
}

/**
 * Opens the external page of a sign-in link in this window (assumed). The server confirms the certificate first; one
 * that has ended leads to the sign-in page.
 */
export function LeavePortal({ jump, certificate }: LeavePortalProps) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>()
  const target = addressOf(jump, certificate)

  useEffect(() => {
    if (failure !== undefined) return
    let isUnmounted = false
    userOf(certificate).then(
      () => {
        if (!isUnmounted) window.location.replace(target)
      },
      (error: unknown) => {
        if (isUnmounted) return
        const isRefused = error instanceof RemoteError && ['rejection', 'sessionEnded'].includes(error.kind)
        if (isRefused) sessionController.end({ reason: 'sessionEnded' })
        else setFailure(error)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [certificate, target, failure])

  if (failure === undefined) return <SignOnScreen handedOver={false} />
  return (
    <UnansweredScreen
      problem={{ reason: 'refused', error: failure }}
      onRetry={() => setFailure(undefined)}
      onCancel={() => void navigate(paths.root, { replace: true })}
    />
  )
}
