import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { Failure } from '../failure.ts'
import { type Backend, type Headers, toAnswer } from './backend.ts'

/** Specification §9. */
const timeoutMilliseconds = 30_000

/** A backend that listens at an address, which has no slash at its end. */
export function remoteBackend(base: string): Backend {
  return {
    async send({ method, url, headers: own, body }, headers) {
      const response = await exchange(base + url, method, { ...own, ...headers }, body).catch(
        (cause: unknown) => {
          throw noAnswer(base, cause)
        },
      )
      return toAnswer(response.status, response.text, response.location)
    },
    demoPassword: async () => undefined,
    close: async () => {},
  }
}

/** One request and its response, without following redirects. `fetch` would take longer to load than all else here. */
async function exchange(url: string, method: string, headers: Headers, body: string | undefined) {
  const { request } = url.startsWith('https:') ? await import('node:https') : await import('node:http')
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const sent = request(url, { method, headers: { ...headers, ...length }, signal })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage] // what the event comes with
  const { statusCode = 0, headers: received } = response
  return { status: statusCode, text: await text(response), location: received.location }
}

export const noAnswer = (address: string, cause: unknown): Failure =>
  new Failure(`${address} did not answer (${reasonOf(cause)}); is a server running there?`, { cause })

/** Fetch hides the system's reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause = error } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
