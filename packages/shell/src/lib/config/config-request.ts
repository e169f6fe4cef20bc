import { browserAddress } from '../base-path.ts'
import { pageFetch } from '../http.ts'

export const configAddress = '/config.json'

/** A request under way, and what ends it. */
interface ConfigRequest {
  readonly answer: Promise<Response>
  readonly abort: AbortController
}

declare global {
  interface Window {
    portalConfig?: ConfigRequest | undefined
  }
}

/** It changes without a rebuild: a server that says nothing about caching would leave people with the former file. */
const init: RequestInit = { cache: 'no-cache' }

/** To be called by the head script, before the code that reads the answer has arrived: a preload could not ask so. */
export function beginConfigRequest(): void {
  const abort = new AbortController()
  const answer = pageFetch(browserAddress(configAddress), { ...init, signal: abort.signal })
  // Handled where it is taken.
  answer.catch(() => undefined)
  window.portalConfig = { answer, abort }
}

/** Fetches the configuration; the first time what has begun already. */
export const configFetch: typeof pageFetch = (input, { signal, ...others } = {}) => {
  const begun = window.portalConfig
  window.portalConfig = undefined
  if (!begun) return pageFetch(input, { ...others, ...init, signal: signal ?? null })
  signal?.addEventListener('abort', () => begun.abort.abort(signal.reason), { once: true })
  return begun.answer
}
