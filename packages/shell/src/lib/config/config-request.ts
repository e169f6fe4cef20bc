import { browserAddress } from '../base-path.ts'
import { pageFetch } from '../http.ts'

export const configAddress = '/config.json'

/** A request in progress, and how to abort it. */
interface ConfigRequest {
  readonly answer: Promise<Response>
  readonly abort: AbortController
}

declare global {
  interface Window {
    portalConfig?: ConfigRequest | undefined
  }
}

/** It changes without a rebuild: without cache headers, users would keep the old file. */
const init: RequestInit = { cache: 'no-cache' }

/** Called by the head script before the code that reads the response has arrived; a preload can't send this request. */
export function beginConfigRequest(): void {
  const abort = new AbortController()
  const answer = pageFetch(browserAddress(configAddress), { ...init, signal: abort.signal })
  // Handled where it is taken.
  answer.catch(() => undefined)
  window.portalConfig = { answer, abort }
}

/** Fetches the configuration; the first time it takes the request in progress. */
export const configFetch: typeof pageFetch = (input, { signal, ...others } = {}) => {
  const begun = window.portalConfig
  window.portalConfig = undefined
  if (!begun) return pageFetch(input, { ...others, ...init, signal: signal ?? null })
  signal?.addEventListener('abort', () => begun.abort.abort(signal.reason), { once: true })
  return begun.answer
}
