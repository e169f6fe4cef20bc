import { parseJson } from '@portal/protocol/answers/read-answer'
import type { AnsweredBy } from '@portal/protocol/control/requests'
import type { CallId } from '@portal/protocol/registry'

/** Determines which requests are answered elsewhere; `path` is the registry's, without the query. */
export interface RequestedCall {
  /** Undefined for addresses of the backend that are no call of the registry. */
  readonly callId: CallId | undefined
  readonly method: string
  readonly path: string
}

/** A request that the world does not answer. */
export interface UpstreamRequest extends RequestedCall {
  /** Path with query, as it came in: the installation's own where it has one in place of the registry's. */
  readonly url: string
  /** The route pattern, with `:name` for values. */
  readonly route: string | undefined
  /** The owner of its certificate, if the world knows. */
  readonly user: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it came in; undefined for a request without a body. */
  readonly bytes: Buffer<ArrayBuffer> | undefined
  readonly query: unknown
  readonly body: unknown
}

export interface UpstreamAnswer {
  readonly answeredBy: Exclude<AnsweredBy, 'world'>
  readonly httpStatus: number
  /** What of the other's headers is handed on. */
  readonly headers: AnswerHeaders
  /** Text where the answer is one, so that faults can spoil it. */
  readonly body: string | Buffer
  /** The parsed body; undefined where it is no JSON. */
  readonly json: unknown
  /** The user name of whom a recorded sign-in is of. */
  readonly person?: string | undefined
}

export type AnswerHeaders = Readonly<
  Partial<Record<'content-type' | 'content-disposition' | 'location', string>>
>

/** Who answers some of the requests in the world's place: a real backend, or what was recorded of one. */
export interface AnswerSource {
  /** `recording`: any certificate is accepted. An upstream decides for itself. */
  readonly kind: 'upstream' | 'recording'
  /** The world's account for people who signed in elsewhere under a name that it does not have. */
  readonly strangersAs?: string | undefined
  answers(asked: RequestedCall): boolean
  /** Whether, once the body is read, the world answers anyway. */
  leaves?(request: UpstreamRequest): boolean
  /** Reports the owner of the certificate that the world has issued for a recorded sign-in. */
  signedIn?(certificate: string, userName: string): void
  /** @throws {Rejection} when there is no answer; the signal ends the wait */
  answer(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamAnswer>
}

/** Parses a text that may be JSON, without rounding long numbers; undefined for anything else. */
export function parsedJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
