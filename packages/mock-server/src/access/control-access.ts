import { timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { isLoopback } from './allowed-addresses.ts'

interface Caller {
  readonly socket: { readonly remoteAddress?: string | undefined }
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** As the first line of the request has it. */
  readonly originalUrl: string
}

/** Headers that a proxy adds. */
const proxyHeader = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/

/**
 * Whether a request comes from a program of this machine. A proxy of this machine passes on requests from elsewhere, with
 * any host that their senders choose.
 */
export const isLocalCaller = ({ socket, headers, originalUrl }: Caller): boolean =>
  isLocalPeer(socket.remoteAddress) &&
  !Object.keys(headers).some((name) => proxyHeader.test(name)) &&
  typeof headers.host === 'string' &&
  isLoopback(headers.host) &&
  // An address with a host of its own goes before the header.
  (originalUrl.startsWith('/') || hostOf(originalUrl) === hostOf(`http://${headers.host}`))

/** The address of the other end, as a socket for both versions of IP shows it. */
function isLocalPeer(address: string | undefined): boolean {
  const ipv4 = address?.replace(/^::ffff:/i, '') ?? ''
  return address === '::1' || (isIPv4(ipv4) && ipv4.startsWith('127.'))
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined)

/**
 * Who may use the control API: `open` to programs of this machine, `closed` to everyone, or open to holders of the token.
 */
export type ControlAccess = 'open' | 'closed' | { readonly token: string }

interface AccessRefusal {
  readonly code: 'localhostOnly' | 'controlClosed' | 'tokenNeeded'
  /** In English, for programs and the command line. */
  readonly sentence: string
}

/** Why a request is refused; undefined when it is not. `isLocal`: by a program of this machine. */
export function refusalOf(
  access: ControlAccess,
  isLocal: boolean,
  token: string | undefined,
): AccessRefusal | undefined {
  if (access === 'open') {
    if (isLocal) return undefined
    const sentence =
      'The control API answers to localhost only, not under other names nor through a proxy; a server with --control-token answers there, too'
    return { code: 'localhostOnly', sentence }
  }
  if (access === 'closed') {
    const sentence = 'The control API needs a token, and this server was started without one'
    return { code: 'controlClosed', sentence }
  }
  if (holdsToken(access, token)) return undefined
  return { code: 'tokenNeeded', sentence: 'The control API needs the token that the server was started with' }
}

/** Whether a request brings the token of the control API; false where there is none. */
export const holdsToken = (access: ControlAccess, token: string | undefined): boolean =>
  typeof access === 'object' && token !== undefined && sameText(token, access.token)

/** Compares secrets in constant time. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
