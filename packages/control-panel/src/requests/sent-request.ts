import { callMetadata } from 'virtual:portal-control-calls'
import type { RequestRecord } from '@portal/protocol/control/requests'
import { encodeRequest, type WireValues } from '@portal/protocol/encoding'
import { worldHeader } from '@portal/protocol/world'

/** A request as it can be sent again; values that the journal masks have to be filled in. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What the journal keeps in the place of secrets, of parts of telephone numbers too. */
export const mask = '***'
/** What it stores for unreadable or too long texts. */
const leftOut = ['(unreadable)', '"tooLong":true', '…"']

const isValues = (value: unknown): value is WireValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const partOf = (request: unknown, part: 'query' | 'body'): WireValues | undefined => {
  const value = isValues(request) ? request[part] : undefined
  return isValues(value) ? value : undefined
}

const metadataOf = (call: string | null) => Object.entries(callMetadata).find(([id]) => id === call)?.[1]

/** What was sent, in the encoding of its call; JSON where no call has its address. */
export function sentRequest(
  record: RequestRecord,
  world: string,
  origin: string,
  certificate = '$CERTIFICATE',
): SentRequest {
  const { call, path, request } = record
  const metadata = metadataOf(call)
  const method = record.method === 'GET' ? 'GET' : 'POST'
  const { url, headers, body } = encodeRequest(
    { encoding: method === 'GET' ? 'query' : 'json', access: 'public', ...metadata, method, path },
    { query: partOf(request, 'query'), body: partOf(request, 'body') },
  )
  return {
    method: record.method,
    url: `${origin}${url}`,
    headers: {
      ...headers,
      [worldHeader]: world,
      ...(metadata?.access === 'certificate' ? { Certificate: certificate } : {}),
    },
    ...(body === undefined || body === '' ? {} : { body }),
  }
}

/** Fields in which calls name the certificate that they are sent with. */
const certificateFields: ReadonlySet<string> = new Set(['token', 'certificate'])

/**
 * The record with the certificate where it was masked; undefined where other secrets, such as a password, are missing, so
 * that it cannot be sent again.
 */
export function withCertificate(record: RequestRecord, certificate: string): RequestRecord | undefined {
  const isSignedIn = metadataOf(record.call)?.access === 'certificate'
  const filled = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => filled(one, name))
    if (isValues(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, key)]))
    }
    return value === mask && isSignedIn && certificateFields.has(name) ? certificate : value
  }
  const request = filled(record.request, '')
  const kept = record.path + JSON.stringify(request)
  return [mask, ...leftOut].some((sign) => kept.includes(sign)) ? undefined : { ...record, request }
}
