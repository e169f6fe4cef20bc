/**
 * Why a call failed. `rejection`: status outside S, D, M; `sessionEnded`: E with code 4001; `http`: HTTP status outside
 * 2xx; `network`: no response; `timeout`; `malformed`: not what the call returns; `intercepted`: a page or redirect of
 * a proxy; `cancelled` by the caller.
 */
export type RemoteErrorKind =
  | 'rejection'
  | 'sessionEnded'
  | 'http'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'intercepted'
  | 'cancelled'

/** The one error that transport throws. `message` is the server's text, empty when there is none. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly kind: RemoteErrorKind
  readonly callId: string
  readonly httpStatus: number | undefined
  readonly code: string | undefined
  /** The request's id, by which server logs name it; undefined for one that was not sent. */
  readonly requestId: string | undefined

  constructor(
    kind: RemoteErrorKind,
    callId: string,
    details: {
      message?: string
      httpStatus?: number
      code?: string | number
      requestId?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(details.message ?? '', details.cause === undefined ? undefined : { cause: details.cause })
    this.kind = kind
    this.callId = callId
    this.httpStatus = details.httpStatus
    this.code = details.code === undefined ? undefined : String(details.code)
    this.requestId = details.requestId
  }
}
