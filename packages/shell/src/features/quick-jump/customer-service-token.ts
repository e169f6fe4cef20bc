import { callMetadata } from 'virtual:portal-calls'
import { installedCall } from '@portal/protocol/client'
import { encodeRequest } from '@portal/protocol/encoding'
import { isEnvelope } from '@portal/protocol/envelope'
import { backend, callPaths, outsideSession } from '../../lib/api/backend.ts'
import { createSend } from '../../lib/api/transport.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useSession } from '../../session/session-store.ts'

const host = () => getConfig().customerService?.host ?? ''
const originOf = (address: string) => new URL(address, window.location.href).origin

/**
 * A customer service that lies with the backend gets the certificate (specification §7), one elsewhere gets no secret
 * and no other portal headers (decision 53). Neither ends the session or sets the clock.
 */
const send = createSend({
  ...backend,
  base: host,
  heardTime: () => undefined,
  requestId: () => undefined,
  session: {
    ...outsideSession(),
    certificate: () =>
      originOf(host()) === originOf(getConfig().apiBase) ? useSession.getState().certificate : undefined,
  },
})

/** The token that opens the chat; empty on failure (specification §7). Rejects when the host can't be reached. */
export async function customerServiceToken(uid: string): Promise<string> {
  const id = 'customerServiceToken'
  const call = installedCall(id, callMetadata[id], callPaths())
  return tokenIn(await send(id, call, encodeRequest(call, { query: { uid } })))
}

/** The host answers with `token` (specification §7), or with it as data of an envelope (assumed). */
function tokenIn(answer: unknown): string {
  const isPlain = !isEnvelope(answer) || 'token' in answer
  const given = isPlain ? answer : answer.data
  const token = typeof given === 'object' && given !== null && 'token' in given ? given.token : undefined
  return typeof token === 'string' || typeof token === 'number' ? String(token) : ''
}
