import { createHash } from 'node:crypto'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { decode } from '@portal/protocol/rules/safe-addresses'
import {
  chanceText,
  type IsSecret,
  isSecret,
  phoneInText,
  phoneName,
  secretInText,
} from '@portal/protocol/rules/secret-names'
import { cutValue } from '../domain/foreign-text.ts'
import { mask, maskedPhone } from '../domain/masking.ts'
import { deepest, nestedJson, secretsIn } from '../domain/secret-values.ts'
import type { UpstreamRequest } from './answer-source.ts'
import type { RecordedRequest, Recording } from './recording.ts'

/** Writes values down without the secrets in them. */
interface Mask {
  value(value: unknown): unknown
  text(text: string): string
}

type Leaf = (text: string) => string

/** A field in what looks like JSON but cannot be read as such. */
const fieldInText = /"([^"\\]*)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s,}\]]+)/g

/** A known secret that is shorter is masked where it is all of a value, not inside of one. */
const shortestInside = 6
/** Secrets that are searched inside of texts; a request has a few, and each is searched in every text. */
const mostInside = 50

/**
 * Masks fields with secret names and known secrets at any depth. Types stay: a text becomes `***`, a number 0, empty
 * stays empty. Long random texts become a mark that is the same for equal texts, so that ids still distinguish rows.
 */
export function maskOf(secrets: readonly string[], isSecret: IsSecret): Mask {
  const known = new Set(secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]))
  const longestFirst = [...known]
    .filter(({ length }) => length >= shortestInside)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostInside)

  const text = (plain: string): string => {
    if (known.has(plain)) return mask
    const nested = nestedJson(plain)
    if (nested !== undefined) return JSON.stringify(value(nested))
    return longestFirst
      .reduce((masked, secret) => masked.replaceAll(secret, mask), plain)
      .replace(fieldInText, (field, name, colon) => (isSecret(name) ? `"${name}"${colon}"${mask}"` : field))
      .replace(secretInText, `$1$2${mask}`)
      .replace(phoneInText, '$1****')
      .replace(chanceText, markOf)
  }
  /** @param leaf how the texts of a field are masked if its name requires it */
  const masked = (plain: unknown, leaf: Leaf | undefined, depth: number): unknown => {
    if (typeof plain === 'string') return leaf ? plain && leaf(plain) : text(plain)
    if (typeof plain === 'number') return leaf || known.has(String(plain)) ? 0 : plain
    if (typeof plain !== 'object' || plain === null) return plain
    if (depth === deepest) return '…'
    if (Array.isArray(plain)) return plain.map((item) => masked(item, leaf, depth + 1))
    const fields = Object.entries(plain)
    return Object.fromEntries(
      fields.map(([name, field]) => [text(name), masked(field, leaf ?? leafOf(name), depth + 1)]),
    )
  }
  const leafOf = (name: string): Leaf | undefined =>
    isSecret(name) ? () => mask : phoneName.test(name) ? maskedPhone : undefined
  const value = (plain: unknown) => masked(plain, undefined, 0)
  return { value, text }
}

/** A mark for a long random text that distinguishes it from others without revealing it. */
const markOf = (text: string) => mask + createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The fields of an accepted envelope's data. */
export const acceptedData = (json: unknown) =>
  isEnvelope(json) && isAccepted(json) ? fieldsOf(json.data) : {}

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A request as it is written down and compared: without secrets, JSON of a form decoded. */
export function maskedForeignRequest(
  request: UpstreamRequest,
  { value, text }: Mask = maskOf(secretsOf(request), isSecret),
): RecordedRequest {
  const { method } = request
  const [query, body] = [cutValue(request.query), cutValue(withParams(request.body))]
  const path = pathParts(request).map(({ name, part }) => (name && isSecret(name) ? mask : text(part)))
  return {
    method,
    path: path.join('/'),
    ...(isEmpty(query) ? {} : { query: value(query) }),
    ...(isEmpty(body) ? {} : { body: value(body) }),
  }
}

/** What must not be written down of a request. */
export function secretsOf(request: UpstreamRequest): string[] {
  const { headers, query, body } = request
  const path = pathParts(request).flatMap(({ name, part }) => (name ? [[name, decoded(part)] as const] : []))
  const [, token] = String(headers.authorization ?? '').split(' ')
  return secretsIn(
    [headers, { token }, cutValue(query), cutValue(withParams(body)), Object.fromEntries(path)],
    isSecret,
  )
}

/** The caller's certificate; a window, which sends no headers, has it in its path (specification §7). */
export function certificateIn(request: UpstreamRequest): string | undefined {
  const inPath = pathParts(request).find(({ name }) => name === 'certificate' || name === 'token')
  return inPath ? decoded(inPath.part) : textIn(request.headers.certificate)
}

/** The parts of a path, with the names of path parameters. */
function pathParts({ path, route = '' }: UpstreamRequest): { name: string | undefined; part: string }[] {
  const pattern = route.split('/')
  return path.split('/').map((part, index) => ({
    name: pattern[index]?.startsWith(':') ? pattern[index].slice(1) : undefined,
    part,
  }))
}

const decoded = (part: string): string => decode(part) ?? part

/** The JSON in a form's field `params` is the input (specification §7). */
export function withParams(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('params' in body)) return body
  return { ...body, params: nestedJson(body.params) ?? '(unreadable)' }
}

const isEmpty = (part: unknown): boolean =>
  typeof part !== 'object' || part === null || Object.keys(part).length === 0

/** What identifies a recorded request, from the widest to the narrowest. */
interface RequestKeys {
  /** Its call, or method and path where that is none of the registry. */
  readonly call: string
  /** The same path and query, with any body. */
  readonly address: string
  readonly whole: string
}

/** Of a masked request: with which secrets it came makes no difference, nor does the order of fields. */
export function requestKeys({ call, request }: Pick<Recording, 'call' | 'request'>): RequestKeys {
  const { method, path, query, body } = request
  const own = call ?? `${method} ${path}`
  const address = hashOf([own, path, query])
  return { call: own, address, whole: hashOf([address, body]) }
}

/** A file for each person and request. Safe on every system: of the request it contains the call id only. */
export function recordingFile({ user, ...recording }: Pick<Recording, 'call' | 'request' | 'user'>): string {
  const { whole } = requestKeys(recording)
  return `${recording.call ?? 'other'}-${user === undefined ? whole : hashOf([whole, user])}.json`
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 16)

/** With fields in the order of their names; numbers and texts that look the same are, as they are in an address. */
function sorted(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(sorted)
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)])
}
