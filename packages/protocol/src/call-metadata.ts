import type { TSchema } from 'typebox'
import type { AnswerShape, ObjectShape, ScalarKind, ScalarShape } from './answers/read-answer.ts'
import type { CallMetadata } from './encoding.ts'
import type { Endpoint } from './endpoint.ts'
import { isIdSchema } from './entities/id.ts'
import { isPageSchema } from './entities/list.ts'
import { type CallId, calls, readOnlyCalls, readOnlyExtensions, uncachedExtensions } from './registry.ts'

/** The parts of JSON Schema that the schemas of answers are made of. */
interface JsonSchema extends TSchema {
  readonly type?: string
  readonly format?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly const?: unknown
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly $ref?: string
}

/** The shape of an answer, from its schema. Built where no browser pays for it. */
function shapeOf(schema: TSchema): AnswerShape {
  const { anyOf, items, properties, type, format, $defs, $ref } = schema as JsonSchema // every schema is JSON Schema
  if (isIdSchema(schema)) return 'id'
  if ($defs && $ref) return shapeOf($defs[$ref] ?? schema)
  if ($ref) return 'self'
  if (anyOf) return shapeOfUnion(anyOf)
  if (isPageSchema(schema)) return shapeOfPage(schema)
  if (items) return [shapeOf(items)]
  if (properties) return shapeOfObject(schema)
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'boolean'
  if (format === 'date-time') return 'time'
  if (format === 'date') return 'day'
  return type === 'string' || 'enum' in schema || 'const' in schema ? 'text' : 'any'
}

function shapeOfPage(schema: JsonSchema): AnswerShape {
  const { records, total: _, current: __, size: ___, pages: ____, ...beside } = schema.properties ?? {}
  return ['page', shapeOf(records?.items ?? schema), shapeOfObject({ ...schema, properties: beside })]
}

function shapeOfObject({ properties = {}, required = [] }: JsonSchema): ObjectShape {
  const fields = Object.entries(properties).map(([name, schema]) => [
    required.includes(name) ? name : `${name}?`,
    shapeOf(schema),
  ])
  return Object.fromEntries(fields)
}

const isNull = ({ type }: JsonSchema) => type === 'null'

/** Y or N, a set of words, or something that may be null. */
function shapeOfUnion(parts: readonly JsonSchema[]): AnswerShape {
  const values = parts.filter((part) => !isNull(part))
  const [first] = values
  if (!first) return 'any'
  const words = values.map((part) => part.const)
  const shape = values.length === 1 ? shapeOf(first) : shapeOfWords(words)
  return values.length < parts.length ? nullable(shape) : shape
}

const shapeOfWords = (words: readonly unknown[]): ScalarKind =>
  words.every((word) => word === 'Y' || word === 'N') ? 'flag' : words.includes(undefined) ? 'any' : 'text'

function nullable(shape: AnswerShape): AnswerShape {
  if (typeof shape === 'string') return (shape.startsWith('?') ? shape : `?${shape}`) as ScalarShape // one of the names, marked
  return Array.isArray(shape) ? shape : { ...(shape as ObjectShape), '?': 'any' } // not a list, by the line itself
}

const reads: ReadonlySet<string> = new Set([...readOnlyCalls, ...readOnlyExtensions, ...uncachedExtensions])

function metadataOf(id: string, endpoint: Endpoint): CallMetadata {
  const { method, path, encoding, access, answer, successOnly, data } = endpoint
  const sent = { method, path, encoding, access, ...(successOnly && { successOnly }) }
  if (answer !== undefined && answer !== 'envelope') return sent
  const shape = shapeOf(data)
  const isRecord = typeof shape === 'object' && !Array.isArray(shape) && !('?' in shape)
  return { ...sent, shape, ...(isRecord && reads.has(id) ? { needsRecord: true } : {}) }
}

/** Address, encoding and shape of the answer of every call without its schemas: what a client sends and reads with. */
export const callMetadata = Object.fromEntries(
  Object.entries(calls).map(([id, call]) => [id, metadataOf(id, call)]),
) as Readonly<Record<CallId, CallMetadata>> // same keys as the registry, by the line above

/** Calls of the screens before the frame: those without a certificate, and the one that returns its owner. */
export type EntranceCallId =
  | { [Id in CallId]: (typeof calls)[Id]['access'] extends 'certificate' ? never : Id }[CallId]
  | 'getUserInfo'

export const entranceCallMetadata = Object.fromEntries(
  Object.entries(callMetadata).filter(([id, { access }]) => access !== 'certificate' || id === 'getUserInfo'),
) as Readonly<Record<EntranceCallId, CallMetadata>> // the same rule as the type's
