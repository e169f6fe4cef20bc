import { callMetadata } from 'virtual:portal-calls'
import { type InputOf, installedCall } from '@portal/protocol/client'
import { encodeRequest } from '@portal/protocol/encoding'
import type { Language } from '@portal/protocol/languages'
import type { calls } from '@portal/protocol/registry'
import { callPaths } from '../../lib/api/backend.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { ssoWindow } from '../../session/api.ts'
import { useSession } from '../../session/session-store.ts'
import { showSignOnProblem } from '../../session/show-sign-on-problem.ts'
import { signOnRefusal } from '../../session/sign-on-problem.ts'

interface SystemWindow {
  readonly systemCode: string
  /** Page inside the system; its start page when absent. */
  readonly path?: string | undefined
  /** Language and theme for a sub-app's window (assumed). Other systems get the documented parameters. */
  readonly look?: Readonly<{ language: Language; theme: 'light' | 'dark' }> | undefined
}

/** What the sso call takes (specification §7: path and Certificate), with the certificate of the moment. */
function signOn({ systemCode, path = '/', look }: SystemWindow): InputOf<typeof calls.ssoWindow> {
  const certificate = useSession.getState().certificate ?? ''
  return { pathParams: { systemCode, certificate }, query: { path, Certificate: certificate, ...look } }
}

/**
 * Opens another system, signed in, in a window without a handle on the portal; call it synchronously in the click handler,
 * so that popup blockers allow it. The window goes there once the system has not refused: it would show the refusal as
 * JSON, and the portal says it instead (specification §8).
 */
export async function openSystemWindow(system: SystemWindow): Promise<void> {
  if (!useSession.getState().certificate) return
  const opened = window.open('', '_blank')
  if (!opened) return
  opened.opener = null
  const error = await signOnRefusal(ssoWindow(signOn(system)))
  if (error) {
    opened.close()
    if (error.kind !== 'sessionEnded') await showSignOnProblem({ reason: 'refused', error })
    return
  }
  const call = installedCall('ssoWindow', callMetadata.ssoWindow, callPaths())
  opened.location.replace(getConfig().apiBase + encodeRequest(call, signOn(system)).url)
}

/**
 * Opens a window without a handle on the portal; call it synchronously in the click handler, so that popup blockers
 * allow it.
 */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
