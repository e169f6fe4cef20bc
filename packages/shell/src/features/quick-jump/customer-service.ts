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

/** The part of a window that is needed to navigate it. */
interface ChatWindow {
  opener: unknown
  readonly location: { replace: (address: string) => void }
  close: () => void
}

interface ChatOpening {
  /** Address of the chat. */
  readonly chat: string
  readonly token: () => Promise<string>
  /** Opens an empty window; null if a popup blocker prevents it. */
  readonly openBlank: () => ChatWindow | null
}

/** The address of the chat for a token; that it goes by the query value `token` is assumed. */
export function chatAddress(chat: string, token: string): string {
  const [beforeHash = '', hash] = chat.split('#', 2)
  const joint = beforeHash.includes('?') ? '&' : '?'
  return `${beforeHash}${joint}${new URLSearchParams({ token })}${hash === undefined ? '' : `#${hash}`}`
}

/**
 * Opens the chat in a new window; call it synchronously in the click handler, so that popup blockers allow it. The
 * window navigates once the token has arrived, and closes if there is none. Resolves with whether the chat is open;
 * never rejects.
 */
export async function openChat({ chat, token, openBlank }: ChatOpening): Promise<boolean> {
  const opened = openBlank()
  if (!opened) return false
  opened.opener = null
  const given = await token().catch(() => '')
  if (given === '') {
    opened.close()
    return false
  }
  opened.location.replace(chatAddress(chat, given))
  return true
}
