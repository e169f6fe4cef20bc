import type { AnswerHeaders } from './answer-source.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Headers that concern this server alone: those of the connection, of compression and caching, of a page's origin, and
 * every cookie, because a browser keeps them for all ports of this machine.
 */
const own =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length|accept-encoding|cookie|origin|referer|if-.*|range|sec-.*|x-portal-.*|x-forwarded-.*)$/

/** Names the servers that a request came through, so that one that would pass it on to itself sees that. */
export const passedThroughHeader = 'x-portal-passed-through'

/** What of a request's headers goes on to an upstream. */
export function passedHeaders(headers: Headers, server: string): Record<string, string> {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || own.test(name) ? [] : [[name, String(value)]],
  )
  const through = [headers[passedThroughHeader] ?? [], server].flat().join(',')
  return { ...Object.fromEntries(passed), [passedThroughHeader]: through }
}

const handedBack = ['content-type', 'content-disposition'] as const

/** What of an upstream's headers is handed back. A window that it sends on somewhere below itself goes there. */
export function handedBackHeaders(headers: globalThis.Headers, address: string): AnswerHeaders {
  const location = headers.get('location')
  return {
    ...Object.fromEntries(
      handedBack.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])),
    ),
    ...(location !== null && URL.canParse(location, address)
      ? { location: new URL(location, address).href }
      : {}),
  }
}
