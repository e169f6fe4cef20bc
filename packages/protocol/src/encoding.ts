import type { AnswerShape } from './answers/read-answer.ts'
import type { Encoding } from './endpoint.ts'

/** The few bytes of a call that a client needs to send it and to read its answer. */
export interface CallMetadata {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly encoding: Encoding
  readonly access: 'public' | 'certificate'
  /** Of the data in the envelope; absent where no envelope comes back. */
  readonly shape?: AnswerShape
  /** A call for one record fails without it; a writing call may return nothing. */
  readonly needsRecord?: true
  /** Only the status S accepts it. */
  readonly successOnly?: true
}

export type WireValues = Readonly<Record<string, unknown>>

/** A request ready for any transport: address below the API base, headers, body. */
export interface EncodedRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface CallInput {
  readonly pathParams?: WireValues | undefined
  readonly query?: WireValues | undefined
  readonly body?: WireValues | undefined
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

/** Lists become repeated fields, missing values are left out. */
function urlencode(values: WireValues | undefined): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(values ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) fields.append(name, String(item))
    }
  }
  return fields.toString()
}

/** Fills `{name}` parts of a path; a missing value is a mistake of the caller. */
export function fillPath(path: string, values: WireValues = {}): string {
  return path.replace(/\{(\w+)\}/g, (_part, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new TypeError(`The path ${path} needs a value for ${name}`)
    return encodeURIComponent(String(value))
  })
}

/** Encodes typed values for the wire (specification §7). */
export function encodeRequest(call: CallMetadata, input: CallInput = {}): EncodedRequest {
  const query = urlencode(input.query)
  const url = fillPath(call.path, input.pathParams) + (query && `?${query}`)
  if (call.encoding === 'query') return { method: call.method, url, headers: {} }
  if (call.encoding === 'json') {
    const body = JSON.stringify(input.body ?? {})
    return { method: call.method, url, headers: { 'content-type': 'application/json' }, body }
  }
  const fields = call.encoding === 'form-params' ? { params: JSON.stringify(input.body ?? {}) } : input.body
  return { method: call.method, url, headers: formHeaders, body: urlencode(fields) }
}
