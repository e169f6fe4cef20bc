import { timingSafeEqual } from 'node:crypto'

/**
 * Who may use the control API: `open` to programs of this machine, `closed` to everyone, or open to holders of the token.
 * A web page of another origin never may.
 */
export type ControlAccess = 'open' | 'closed' | { readonly token: string }

/** What decides about a request. */
export interface ControlRequest {
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly token: string | undefined
}

const loopbackHosts = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

export const isLoopback = (host: string): boolean =>
  loopbackHosts.test(host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)

/** Why a request is refused, in a sentence; undefined when it is not. */
export function refusalOf(
  access: ControlAccess,
  { host, origin, token }: ControlRequest,
): string | undefined {
  if (origin !== undefined && !isOrigin(origin, host)) {
    return `The control API is not for pages of ${origin}`
  }
  if (access === 'open') {
    // A page elsewhere can give its own name this machine's address, but not this machine's name.
    if (host === undefined || loopbackHosts.test(host)) return undefined
    return `The control API answers to localhost only, not to ${host}`
  }
  if (access === 'closed') return 'The control API needs a token, and this server was started without one'
  if (token !== undefined && sameText(token, access.token)) return undefined
  return 'The control API needs the token that the server was started with'
}

const isOrigin = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase()

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
