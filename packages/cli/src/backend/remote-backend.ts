import { Failure, UsageError } from '../failure.ts'
import { type Backend, toAnswer } from './backend.ts'

/** Specification §9. */
const timeoutMilliseconds = 30_000

/**
 * A backend that listens at an address.
 * @throws {UsageError} when that is no http address
 */
export function remoteBackend(address: string): Backend {
  const base = addressOf(address)
  return {
    async send({ method, url, headers: own, body }, headers) {
      const response = await fetch(base + url, {
        method,
        headers: { ...own, ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        ...(body === undefined ? {} : { body }),
      }).catch((cause: unknown) => {
        throw noAnswer(base, cause)
      })
      return toAnswer(response.status, await response.text(), response.headers.get('location'))
    },
    demoPassword: async () => undefined,
    close: async () => {},
  }
}

/** The address of a flag, without a slash at its end. @throws {UsageError} when it is no http address */
export function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`--url ${text} is no address; expected something like http://localhost:8200.`)
  }
  return text.replace(/\/+$/, '')
}

export const noAnswer = (address: string, cause: unknown): Failure =>
  new Failure(`${address} did not answer (${reasonOf(cause)}); is a server running there?`, { cause })

/** Fetch hides the system's reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
