import { callMetadata } from 'virtual:portal-control-calls'
import type { RequestRecord } from '@portal/protocol/control/requests'
import { encodeRequest, type WireValues } from '@portal/protocol/encoding'
import { worldHeader } from '@portal/protocol/world'

/** A request as it can be sent again; values that the journal masks have to be filled in. */
interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What the journal keeps in the place of secrets, of parts of telephone numbers too. */
const mask = '***'
/** What it stores for unreadable or too long texts. */
const leftOut = ['(unreadable)', '"tooLong":true', '…"']

const isValues = (value: unknown): value is WireValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const partOf = (request: unknown, part: 'query' | 'body'): WireValues | undefined => {
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

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A request for a shell; `$CERTIFICATE` is a variable there. */
export function asCurl({ method, url, headers, body }: SentRequest): string {
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) =>
      value.startsWith('$') ? `-H "${name}: ${value}"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ]
  return lines.join(' \\\n  ')
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without what the journal masks: it is never what a test would find there. */
function unmasked(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(holdsMask) ? undefined : value
  if (!isRecord(value)) return holdsMask(value) ? undefined : value
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const part = unmasked(one)
    return part === undefined ? [] : [[name, part] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const holdsMask = (value: unknown) => JSON.stringify(value ?? null).includes(mask)

/** A name as it is, where it needs no quotes. */
const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

/** In single quotes, in double ones where that saves a backslash. */
const literal = (text: string) =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`

/** A value in the notation of TypeScript. */
function codeOf(value: unknown): string {
  if (typeof value === 'string') return literal(value)
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${codeOf(one)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** What a test with `@portal/testing/playwright` expects where it wants this request; undefined for an address without a call. */
export function asExpectation({ call, user, status, request }: RequestRecord): string | undefined {
  if (call === null) return undefined
  const expected = {
    ...(user === null || user === mask ? {} : { user }),
    ...(status === null ? {} : { status }),
    query: unmasked(partOf(request, 'query')),
    body: unmasked(partOf(request, 'body')),
  }
  const given = Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined))
  return `await expect(portal).toHaveReceived(${literal(call)}, ${codeOf(given)})`
}

const pairs = (values: Iterable<readonly [string, string]>) =>
  [...values].map(([name, value]) => ({ name, value }))

/** Requests in the format that browsers and proxies read (HAR 1.2). The journal keeps no bodies of answers. */
export function asHar(records: readonly RequestRecord[], world: string, origin: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'portal', version: '1' },
      entries: records.map((record) => {
        const { method, url, headers, body } = sentRequest(record, world, origin)
        const mimeType = headers['content-type'] ?? 'application/json'
        return {
          startedDateTime: record.time,
          time: record.durationMs,
          request: {
            method,
            url,
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: pairs(Object.entries(headers)),
            queryString: pairs(new URL(url).searchParams),
            ...(body === undefined ? {} : { postData: { mimeType, text: body } }),
            headersSize: -1,
            bodySize: -1,
          },
          response: {
            status: record.httpStatus ?? 0,
            statusText: '',
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [],
            content: { size: 0, mimeType: 'application/json' },
            redirectURL: '',
            headersSize: -1,
            bodySize: -1,
          },
          cache: {},
          timings: { send: 0, wait: record.durationMs, receive: 0 },
          comment: [record.call, record.user, record.status, record.fault].filter(Boolean).join(' · '),
        }
      }),
    },
  }
}
