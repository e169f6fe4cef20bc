import type { Send } from '@portal/protocol/client'
import { endsSession, isEnvelope } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'

export interface TransportOptions {
  readonly fetch: typeof fetch
  /** Put before every path. */
  readonly base: () => string
  readonly timeoutMs: () => number
  /** Aborts after so many milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
  readonly certificate: () => string | undefined
  /** BCP 47 tag of the language that names are wanted in; a server may take no notice (assumed). */
  readonly language: () => string
  /** Told which certificate the server refused (E with code 4001, specification §4). */
  readonly sessionEnded: (certificate: string) => void
}

interface TextRequest {
  readonly label: string
  readonly url: string
  readonly init?: RequestInit
  readonly deadline: AbortSignal
  readonly signal?: AbortSignal | undefined
}

/** One HTTP exchange, body included; throws RemoteError of kind timeout, cancelled or network. */
export async function exchangeText(fetch: TransportOptions['fetch'], request: TextRequest) {
  const { label, url, init, deadline, signal } = request
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    return { ok: response.ok, httpStatus: response.status, text: await response.text() }
  } catch (cause) {
    const kind = signal?.aborted ? 'cancelled' : deadline.aborted ? 'timeout' : 'network'
    throw new RemoteError(kind, label, { cause })
  }
}

/** What the typed client sends with: JSON over fetch, the certificate as a header (specification §7). */
export function createSend(options: TransportOptions): Send {
  return async (callId, _call, request, { signal } = {}) => {
    const certificate = options.certificate()
    const headers = {
      ...request.headers,
      'Accept-Language': options.language(),
      ...(certificate ? { Certificate: certificate } : {}),
    }
    const answer = await exchangeText(options.fetch, {
      label: callId,
      url: options.base() + request.url,
      init: {
        method: request.method,
        headers,
        ...(request.body === undefined ? {} : { body: request.body }),
      },
      deadline: options.deadline(options.timeoutMs()),
      signal,
    })
    const json = parse(answer.text)
    const envelope = isEnvelope(json) ? json : undefined
    if (envelope && endsSession(envelope)) {
      if (certificate) options.sessionEnded(certificate)
      return envelope
    }
    if (answer.ok) return json
    const { httpStatus } = answer
    throw new RemoteError('http', callId, { httpStatus, ...(envelope?.msg ? { message: envelope.msg } : {}) })
  }
}

/** An answer that is no JSON is told apart by the client: it is no envelope. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
