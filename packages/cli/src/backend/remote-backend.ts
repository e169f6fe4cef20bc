import { Failure, UsageError } from '../failure.ts'
import { type Backend, toAnswer } from './backend.ts'

/** Specification §9. */
const timeoutMilliseconds = 30_000

/**
 * A backend that listens at an address.
 * @throws {UsageError} when that is no http address
 */
export function remoteBackend(address: string): Backend {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new UsageError(`--url ${address} is no address; expected something like http://localhost:8200.`)
  }
  const base = address.replace(/\/+$/, '')
  return {
    async send({ method, url, headers: own, body }, headers) {
      const response = await fetch(base + url, {
        method,
        headers: { ...own, ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        ...(body === undefined ? {} : { body }),
      }).catch((cause: unknown) => {
        throw new Failure(`${base} did not answer (${reasonOf(cause)}); is a server running there?`, {
          cause,
        })
      })
      return toAnswer(response.status, await response.text(), response.headers.get('location'))
    },
    demoPassword: async () => undefined,
    close: async () => {},
  }
}

/** Fetch hides the system's reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
