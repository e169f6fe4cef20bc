import type { Send } from '@portal/protocol/client'
import type { EncodedRequest } from '@portal/protocol/encoding'
import { endsSession, isEnvelope, sessionEndedCode } from '@portal/protocol/envelope'
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
  /** What a call that needs a certificate waits for: false when the session has ended meanwhile. */
  readonly settled: () => Promise<boolean> | undefined
  /**
   * Told which certificate the server refused (E with code 4001, specification §4). Resolves with true when the call
   * may be sent again: a refused call has done nothing.
   */
  readonly sessionEnded: (certificate: string) => Promise<boolean>
  /** Told the time that an answer bears (its `Date`), where it can be read. */
  readonly heardTime?: (date: string) => void
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
    const date = response.headers.get('date')
    return { ok: response.ok, httpStatus: response.status, date, text: await response.text() }
  } catch (cause) {
    const kind = signal?.aborted ? 'cancelled' : deadline.aborted ? 'timeout' : 'network'
    throw new RemoteError(kind, label, { cause })
  }
}

/** What no header can carry is no certificate, whoever brought it: it is refused here as a server would. */
const fitsHeader = /^[\x21-\x7e]+$/
const refusal = { status: 'E', code: sessionEndedCode } as const
const unasked = { ok: true, httpStatus: 200, date: null } as const

/** What the typed client sends with: JSON over fetch, the certificate as a header (specification §7). */
export function createSend(options: TransportOptions): Send {
  const sendOnce = async (callId: string, request: EncodedRequest, signal: AbortSignal | undefined) => {
    const certificate = options.certificate()
    if (certificate && !fitsHeader.test(certificate)) return { certificate, answer: unasked, json: refusal }
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
    if (answer.date) options.heardTime?.(answer.date)
    return { certificate, answer, json: parse(answer.text) }
  }

  const send: Send = async (callId, call, request, { signal } = {}) => {
    const asked = options.certificate()
    const settled = call.access === 'certificate' ? options.settled() : undefined
    if (settled && !(await unlessCancelled(settled, callId, signal))) {
      throw new RemoteError('sessionEnded', callId)
    }
    const current = renewed(request, asked, options.certificate())
    const { certificate, answer, json } = await sendOnce(callId, current, signal)
    const envelope = isEnvelope(json) ? json : undefined
    if (envelope && endsSession(envelope)) {
      if (!certificate || !(await unlessCancelled(options.sessionEnded(certificate), callId, signal))) {
        return envelope
      }
      const again = renewed(current, certificate, options.certificate())
      return send(callId, call, again, signal ? { signal } : {})
    }
    if (answer.ok) return json
    const { httpStatus } = answer
    throw new RemoteError('http', callId, { httpStatus, ...(envelope?.msg ? { message: envelope.msg } : {}) })
  }
  return send
}

/** Some addresses name the certificate (specification §7: getUserInfo): they name the new one when it was replaced. */
function renewed(request: EncodedRequest, former: string | undefined, now: string | undefined) {
  if (!former || !now || former === now) return request
  return { ...request, url: request.url.replaceAll(encodeURIComponent(former), encodeURIComponent(now)) }
}

/** Whoever gave up need not wait until people have signed in again. */
function unlessCancelled<Result>(
  waiting: Promise<Result>,
  callId: string,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return waiting
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new RemoteError('cancelled', callId))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

/** An answer that is no JSON is told apart by the client: it is no envelope. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
