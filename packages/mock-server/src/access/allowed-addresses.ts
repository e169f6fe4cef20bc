import { isIPv4 } from 'node:net'
import { filled, type Message } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'

/** What a server answers to beside the names of this machine. */
export interface AllowedAddresses {
  /** Host names and IP addresses, on any port. */
  readonly hosts: readonly string[]
  /** Origins of other servers whose pages may send requests, e.g. `http://shell.example:5173`. */
  readonly origins: readonly string[]
}

/** The headers with the name that a request was sent to, and the origin of the page that sent it. */
export interface RequestAddresses {
  readonly host: string | undefined
  readonly origin: string | undefined
  /** `Sec-Fetch-Site`: for a page's simple GET, which has no origin. */
  readonly site: string | undefined
}

/** The name in a Host header, without port, brackets and the dot at its end. */
const hostPattern = /^(?:\[([\da-f:.]+)\]|([^:[\]/?#@\\\s]+?)\.?)(?::\d*)?$/i

function nameIn(host: string): string | undefined {
  const [, ipv6, name] = hostPattern.exec(host) ?? []
  return (ipv6 ?? name)?.toLowerCase()
}

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  (isIPv4(name) && name.startsWith('127.'))

/** Whether a host, as a header or a flag writes it, is this machine. */
export function isLoopback(host: string): boolean {
  const name = host === '::1' ? host : nameIn(host)
  return name !== undefined && isLoopbackName(name)
}

/** An origin as browsers write it; undefined for `null` and for anything that is none. */
function originUrl(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url && /^https?:$/.test(url.protocol) && url.origin === origin ? url : undefined
}

/**
 * Why a request is refused before anything else; undefined if it isn't. A foreign page can point a name of its own to
 * this machine, but can't choose the `Origin` and `Host` that its browser sends.
 */
export function addressCheck({ hosts, origins }: AllowedAddresses) {
  const names = new Set(hosts.map((host) => nameIn(host) ?? host.toLowerCase()))
  const isOwnName = (host: string): boolean => {
    const name = nameIn(host)
    return name !== undefined && (isLoopbackName(name) || names.has(name))
  }
  return ({ host, origin }: RequestAddresses): Message | undefined => {
    if (host === undefined || !isOwnName(host)) return filled(texts.foreignHost, { host: host || '(none)' })
    if (origin === undefined || origins.includes(origin)) return undefined
    const url = originUrl(origin)
    return url && isOwnName(url.host) ? undefined : filled(texts.foreignOrigin, { origin })
  }
}

/** Whether a page of another origin, another port of this machine included, sent a request, or led a window here. */
export function isFromOtherOrigin({ host, origin, site }: RequestAddresses): boolean {
  if (origin !== undefined) return originUrl(origin)?.host !== host?.toLowerCase()
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
