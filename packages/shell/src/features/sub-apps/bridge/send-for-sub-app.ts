import { RemoteError } from '@portal/protocol/remote-error'
import type { SubAppName } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { send } from '../../../lib/api/backend.ts'
import { useSession } from '../../../session/session-store.ts'

/** Sends a sub-app's calls through the portal's own transport: same API base, same time limit, same certificate. */
export function sendForSubApp(app: SubAppName): PortalBridge['request'] {
  const { visit } = useSession.getState()
  return async (request, options) => {
    const callId = `sub-app ${app}`
    // A page that outlives its session must not act for whoever comes next.
    if (useSession.getState().visit !== visit) throw new RemoteError('sessionEnded', callId)
    const call = {
      method: request.method,
      path: request.url,
      encoding: 'json',
      access: 'certificate',
    } as const
    const answer = await send(callId, call, request, options)
    if (answer === undefined) throw new RemoteError('malformed', callId)
    return answer
  }
}
