import type { IncomingHttpHeaders } from 'node:http'

export const requestIdHeader = 'x-request-id'

/** What a client, or a proxy before the server, calls a request; anything else in the header is not kept. */
export function requestIdIn(headers: IncomingHttpHeaders): string | null {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : null
}
