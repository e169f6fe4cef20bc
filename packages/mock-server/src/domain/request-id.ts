import type { IncomingHttpHeaders } from 'node:http'

export const requestIdHeader = 'x-request-id'

/** The request id of a client or a proxy; other forms of the header are ignored. */
export function requestIdIn(headers: IncomingHttpHeaders): string | null {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : null
}
