import { parseJson, refusalIn } from '@portal/protocol/answers/read-answer'
import type { Send, SendOptions } from '@portal/protocol/client'
import type { EncodedRequest } from '@portal/protocol/encoding'
import { type Envelope, endsSession, isEnvelope, sessionEndedCode } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'
import { exchangeText, type HttpRequest, isPage } from '../http.ts'
import { detectRedirects } from '../redirect-detection.ts'

const unauthorized = 401

/**
 * Whether a response refuses the certificate of its call: E with code 4001, or HTTP 401 where that counts as the same.
 */
export const refusesCertificate = (
  envelope: Envelope | undefined,
  httpStatus: number,
  { endsOnUnauthorized }: { readonly endsOnUnauthorized: () => boolean },
): boolean =>
  (envelope !== undefined && endsSession(envelope)) || (httpStatus === unauthorized && endsOnUnauthorized())

/** A number for one request, short enough to be read out to support; it protects nothing. */
export const newRequestId = (): string => Math.random().toString(16).slice(2, 14).padEnd(12, '0')

export const requestIdHeader = 'X-Request-Id'

/** What a call needs of the session that it is sent in. */
export interface CallSession {
  readonly certificate: () => string | undefined
  /** What a call with a certificate waits for; resolves with false when the session has ended meanwhile. */
  readonly settled: () => Promise<boolean> | undefined
  /**
   * The server refused this certificate (E with code 4001, specification §4). Resolves with whether the call may be sent
   * again: a refused call has done nothing.
   */
  readonly refused: (certificate: string) => Promise<boolean>
}

export interface TransportOptions {
  readonly fetch: typeof fetch
  /** Address of a file of the portal, which shows whether a proxy redirects its requests. */
  readonly ownFile: () => string
  /** Prefix of every path. */
  readonly base: () => string
  readonly timeoutMs: () => number
  /** Aborts after so many milliseconds. */
  readonly deadline: (ms: number) => AbortSignal
  /** BCP 47 tag of the preferred language for names; a server may ignore it (assumed). */
  readonly language: () => string
  /** Called with the time of an answer (its `Date`), where it can be read. */
  readonly heardTime?: (date: string) => void
  readonly session: CallSession
  /** What the next request is named in the logs of servers; those without it go unnamed. */
  readonly requestId?: () => string | undefined
  /** Whether HTTP 401 means that the certificate is refused, like E with 4001 (assumed). */
  readonly endsOnUnauthorized: () => boolean
  /** Where the message of a refused answer may be. */
  readonly messageFields?: () => readonly string[] | undefined
}

/** A certificate that no header can carry is refused here, as a server would refuse it. */
const fitsHeader = /^[\x21-\x7e]+$/
const refusal = { status: 'E', code: sessionEndedCode } as const
const notSent = { ok: true, httpStatus: 200, date: null, text: '' } as const

/** What the typed client sends with: JSON over fetch, the certificate as a header (specification §7). */
export function createSend(transport: TransportOptions): Send {
  const { session } = transport
  const sendOnce = async (callId: string, request: EncodedRequest, { signal, keepalive }: SendOptions) => {
    const certificate = session.certificate()
    if (certificate && !fitsHeader.test(certificate)) {
      return { certificate, requestId: undefined, answer: notSent, json: refusal }
    }
    const requestId = transport.requestId?.()
    const headers = {
      ...request.headers,
      'Accept-Language': transport.language(),
      ...(certificate ? { Certificate: certificate } : {}),
      ...(requestId ? { [requestIdHeader]: requestId } : {}),
    }
    const exchanged: HttpRequest = {
      label: callId,
      requestId,
      url: transport.base() + request.url,
      init: {
        method: request.method,
        headers,
        ...(request.body === undefined ? {} : { body: request.body }),
        ...(keepalive ? { keepalive } : {}),
      },
      deadline: transport.deadline(transport.timeoutMs()),
      signal,
    }
    const answer = await detectRedirects(
      transport.fetch,
      exchanged,
      exchangeText(transport.fetch, exchanged),
      transport.ownFile(),
    )
    if (answer.date) transport.heardTime?.(answer.date)
    return { certificate, requestId, answer, json: parse(answer.text) }
  }

  const send: Send = async (callId, call, request, options = {}) => {
    const { signal } = options
    const before = session.certificate()
    const settled = call.access === 'certificate' ? session.settled() : undefined
    if (settled && !(await unlessCancelled(settled, callId, signal))) {
      throw new RemoteError('sessionEnded', callId)
    }
    const current = renewed(request, before, session.certificate())
    const { certificate, requestId, answer, json } = await sendOnce(callId, current, options)
    const envelope = isEnvelope(json) ? json : undefined
    const details = {
      httpStatus: answer.httpStatus,
      requestId,
      ...refusalIn(json, transport.messageFields?.()),
    }
    if (certificate && refusesCertificate(envelope, answer.httpStatus, transport)) {
      if (await unlessCancelled(session.refused(certificate), callId, signal)) {
        const again = renewed(current, certificate, session.certificate())
        return send(callId, call, again, options)
      }
      if (!envelope || !endsSession(envelope)) throw new RemoteError('sessionEnded', callId, details)
    }
    // Judged by status and code, whatever the HTTP status.
    if (envelope && endsSession(envelope)) return envelope
    if (!answer.ok) throw new RemoteError('http', callId, details)
    if (json === undefined && isPage(answer.text)) throw new RemoteError('intercepted', callId, details)
    if (json === undefined) throw new RemoteError('malformed', callId, details)
    return json
  }
  return send
}

/** Some addresses contain the certificate (specification §7: getUserInfo): a replaced one is replaced there, too. */
function renewed(request: EncodedRequest, former: string | undefined, now: string | undefined) {
  if (!former || !now || former === now) return request
  return { ...request, url: request.url.replaceAll(encodeURIComponent(former), encodeURIComponent(now)) }
}

/** A cancelled call doesn't wait until the user has signed in again. */
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

/** Undefined for an answer that is no JSON: the client reports that it is no envelope. */
function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
