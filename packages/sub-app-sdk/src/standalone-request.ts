import type { BridgeFailure, BridgeRequest } from './bridge.ts'

/** Where a sub-app that runs by itself sends its calls, and as whom. */
export interface StandaloneBackend {
  readonly fetchCall: typeof fetch
  /** Without a slash at its end; empty for the page's own origin. */
  readonly apiBase: string
  readonly certificate: string
}

/** Sends a call the way the portal would; rejects with a BridgeFailure. */
export async function sendStandalone(
  { fetchCall, apiBase, certificate }: StandaloneBackend,
  { url, headers, ...rest }: BridgeRequest,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const init = { ...rest, headers: { ...headers, Certificate: certificate }, ...(signal ? { signal } : {}) }
  const response = await fetchCall(apiBase + url, init).catch((cause: unknown) => {
    throw failure(signal?.aborted ? 'cancelled' : 'network', `${url} could not be reached`, cause)
  })
  if (!response.ok) throw failure('http', `${url} answered ${response.status}`)
  return response.json().catch((cause: unknown) => {
    throw failure('malformed', `${url} did not answer with JSON`, cause)
  })
}

const failure = (kind: BridgeFailure['kind'], message: string, cause?: unknown): BridgeFailure =>
  Object.assign(new Error(message, { cause }), { kind })
