import type { BridgeFailure, BridgeRequest, RequestOptions } from './bridge.ts'

/** Where a standalone sub-app sends its calls, and as whom. */
export interface StandaloneBackend {
  readonly fetchCall: typeof fetch
  /** Without a slash at its end; empty for the page's own origin. */
  readonly apiBase: string
  readonly certificate: string
  /** BCP 47 tag of the language that names are wanted in. */
  readonly language: string
  /** Called when the backend has rejected the certificate. */
  readonly refused?: () => void
}

/** As long as the portal waits for a whole answer (specification §7). */
const patienceMs = 30_000

/** Sends a call like the portal would; rejects with a BridgeFailure. */
export async function sendStandalone(
  { fetchCall, apiBase, certificate, language, refused }: StandaloneBackend,
  { url, headers, ...rest }: BridgeRequest,
  { signal, keepalive }: RequestOptions = {},
): Promise<unknown> {
  const deadline = AbortSignal.timeout(patienceMs)
  const exchange = async () => {
    const response = await fetchCall(apiBase + url, {
      ...rest,
      ...(keepalive ? { keepalive } : {}),
      headers: { ...headers, 'Accept-Language': language, ...(certificate && { Certificate: certificate }) },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    return { response, answer: parsed(await response.text()) }
  }
  const { response, answer } = await exchange().catch((cause: unknown) => {
    const kind = signal?.aborted ? 'cancelled' : deadline.aborted ? 'timeout' : 'network'
    throw failure(kind, `${url} gave no answer: ${kind}`, { cause })
  })
  if (endsSession(answer)) {
    refused?.()
    return answer
  }
  if (!response.ok)
    throw failure('http', `${url} answered ${response.status}`, { httpStatus: response.status })
  if (answer === undefined) throw failure('malformed', `${url} did not answer with JSON`)
  return answer
}

/** The code may be a number or a string, with any HTTP status (specification §4). */
const endsSession = (answer: unknown): boolean =>
  answer instanceof Object &&
  'status' in answer &&
  answer.status === 'E' &&
  'code' in answer &&
  String(answer.code) === '4001'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const failure = (
  kind: BridgeFailure['kind'],
  message: string,
  { cause, ...details }: { cause?: unknown; httpStatus?: number } = {},
): BridgeFailure => Object.assign(new Error(message, { cause }), { kind, ...details })
