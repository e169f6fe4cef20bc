import { callMetadata } from 'virtual:portal-calls'
import { installedCall } from '@portal/protocol/client'
import { encodeRequest } from '@portal/protocol/encoding'
import { isEnvelope } from '@portal/protocol/envelope'
import { backend, callPaths, outsideSession } from '../../lib/api/backend.ts'
import { createSend } from '../../lib/api/transport.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'

/**
 * The customer-service host is not the backend: it gets no certificate or other portal headers, ends no session and
 * sets no clock.
 */
const send = createSend({
  ...backend,
  base: () => getConfig().customerService?.host ?? '',
  heardTime: () => undefined,
  requestId: () => undefined,
  session: outsideSession(),
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
