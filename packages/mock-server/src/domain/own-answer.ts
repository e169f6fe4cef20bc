import type { FaultEffect } from '@portal/protocol/control/faults'

export interface OwnAnswer {
  readonly httpStatus: number
  readonly headers: { readonly 'content-type': string }
  /** As sent: a text unchanged, anything else as JSON, which the journal may read before. */
  readonly body: string | object
}

/** What a fault of kind `answer` answers. */
export function ownAnswer({
  body,
  httpStatus = 200,
  contentType,
}: Pick<FaultEffect, 'body' | 'httpStatus' | 'contentType'>): OwnAnswer {
  const isText = typeof body === 'string'
  const type = contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
  return {
    httpStatus,
    headers: { 'content-type': type },
    body: isText || (typeof body === 'object' && body !== null) ? body : JSON.stringify(body),
  }
}
