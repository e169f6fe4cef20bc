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
