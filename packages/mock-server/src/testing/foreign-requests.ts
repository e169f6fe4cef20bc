import { type CallInput, encodeRequest } from '@portal/protocol/encoding'
import { type CallId, calls } from '@portal/protocol/registry'
import { routePath } from '../plugins/call-routes.ts'
import type { UpstreamAnswer, UpstreamRequest } from '../upstream/answer-source.ts'

/** A request to a call as the server has it once the body is parsed, but not yet checked. */
export function requestTo(
  callId: CallId,
  input: CallInput = {},
  headers: UpstreamRequest['headers'] = {},
): UpstreamRequest {
  const call = calls[callId]
  const { method, url, body } = encodeRequest(call, input)
  const [path = '', query = ''] = url.split('?')
  const parsed = call.encoding === 'json' ? input.body : Object.fromEntries(new URLSearchParams(body))
  return {
    callId,
    method,
    path,
    url,
    route: routePath(call.path),
    user: undefined,
    headers,
    bytes: undefined,
    query: Object.fromEntries(new URLSearchParams(query)),
    body: parsed,
  }
}

/** An answer of an upstream with that JSON. */
export function jsonAnswer(json: unknown): UpstreamAnswer {
  const body = JSON.stringify(json)
  const headers = { 'content-type': 'application/json' }
  return { answeredBy: 'upstream', httpStatus: 200, headers, body, json: JSON.parse(body) }
}
