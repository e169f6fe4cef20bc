import { messageFields } from '../installation/mappings.ts'
import { readDay, readTime } from './read-time.ts'

const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

/** A whole number beyond the exact range of JavaScript numbers. */
const isTooLong = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))

/** JSON whose whole numbers are texts where a number can't represent them. */
export const withLongNumbersAsText = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(textOrNumber, (token) => (isTooLong(token) ? `"${token}"` : token))
    : json

/**
 * Parses JSON without rounding: whole numbers beyond the exact range become text.
 * @throws {SyntaxError} like JSON.parse
 */
export const parseJson = (text: string): unknown => JSON.parse(withLongNumbersAsText(text))

/** What a refused answer says, in whatever body it comes: its message is the first text in one of the fields. */
export function refusalIn(
  answer: unknown,
  fields: readonly string[] = messageFields,
): { readonly message?: string; readonly code?: string | number } {
  if (typeof answer !== 'object' || answer === null) return {}
  const body = answer as Readonly<Record<string, unknown>> // any object has fields of unknown values
  // An object is no message.
  const message = fields
    .map((field) => body[field])
    .find((text) => typeof text === 'string' && text.trim() !== '')
  const { code } = body
  return {
    ...(typeof message === 'string' ? { message: message.trim() } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
  }
}

/**
 * What an answer is made of, as few characters as possible, since browsers load it with every call: the schema library
 * stays out of them. `?` before a kind: null is a value of its own.
 */
export type AnswerShape = ScalarShape | ListShape | PageShape | ObjectShape

/** Text, number, time, day, id, yes or no as a boolean, yes or no as Y or N, anything; `self`: the object around it. */
export type ScalarKind = 'text' | 'number' | 'time' | 'day' | 'id' | 'boolean' | 'flag' | 'any' | 'self'
export type ScalarShape = ScalarKind | `?${ScalarKind}`
type ListShape = readonly [AnswerShape]
/** One page of a list: the shape of a row, and of what comes beside the rows, such as sums. */
export type PageShape = readonly ['page', AnswerShape, ObjectShape]
/** Fields by name; a name that ends with `?` may be absent. The field `?` marks an object that may be null. */
export interface ObjectShape {
  readonly [field: string]: AnswerShape
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

/**
 * Normalises a response to what its schema promises: a missing list or text is empty, an unreadable number NaN, an
 * unreadable time an empty text; flags and numbers may be text, ids stay unchanged. Unknown fields are kept. `count` is
 * the total beside a list.
 */
export const readAnswer = (shape: AnswerShape, data: unknown, count?: number): unknown =>
  read(shape, data, { count, parent: {} })

interface Context {
  readonly count?: number | undefined
  /** The shape of the object around a value, for trees. */
  readonly parent: ObjectShape
}

function read(shape: AnswerShape, value: unknown, context: Context): unknown {
  if (typeof shape === 'string') return readScalar(shape, value, context)
  if (isPage(shape)) return readPage(shape, value, context)
  if (isList(shape)) return readList(shape[0], value, context)
  return isMissing(value) && '?' in shape ? null : readObject(shape, value)
}

// Distinguished by their length: TypeScript does not narrow a readonly union by `Array.isArray`.
const isPage = (shape: AnswerShape): shape is PageShape => Array.isArray(shape) && shape.length === 3
const isList = (shape: AnswerShape): shape is readonly [AnswerShape] =>
  Array.isArray(shape) && shape.length === 1

const isNullable = (shape: AnswerShape): boolean =>
  typeof shape === 'string' ? shape.startsWith('?') : !Array.isArray(shape) && '?' in shape

function readObject(shape: ObjectShape, value: unknown): Fields {
  const given = isFields(value) ? value : {}
  const fields: Record<string, unknown> = { ...given }
  for (const [field, inner] of Object.entries(shape)) {
    if (field === '?') continue
    const isOptional = field.endsWith('?')
    const name = isOptional ? field.slice(0, -1) : field
    const found = Object.hasOwn(given, name) ? given[name] : undefined
    if (isOptional && isMissing(found) && !(found === null && isNullable(inner))) delete fields[name]
    else fields[name] = read(inner, found, { parent: shape })
  }
  return fields
}

/**
 * Null items are dropped; anything but a list is an empty one (specification §4: a non-array result gives an empty
 * menu).
 */
const readList = (shape: AnswerShape, value: unknown, context: Context): unknown[] =>
  Array.isArray(value)
    ? value.filter((item) => !isMissing(item)).map((item) => read(shape, item, context))
    : []

/** A page may come without its totals, or as the bare list of its rows beside the envelope's count. */
function readPage([, row, beside]: PageShape, value: unknown, context: Context): Fields {
  const given = isFields(value) ? value : {}
  const records = readList(row, Array.isArray(value) ? value : given.records, context)
  const number = (found: unknown, fallback: number) => toNumber(found) ?? fallback
  return {
    ...readObject(beside, given),
    records,
    total: number(given.total, context.count ?? records.length),
    current: number(given.current, 1),
    size: number(given.size, Math.max(records.length, 1)),
    pages: number(given.pages, 1),
  }
}

function readScalar(shape: ScalarShape, value: unknown, context: Context): unknown {
  const kind = (isNullable(shape) ? shape.slice(1) : shape) as ScalarKind // the rest of a scalar's name
  if (kind === 'self') return readObject(context.parent, value)
  const found = isMissing(value) ? undefined : readers[kind](value)
  return found ?? (isNullable(shape) ? null : empty[kind])
}

type ValueKind = Exclude<ScalarKind, 'self'>

const empty: Readonly<Record<ValueKind, unknown>> = {
  text: '',
  number: Number.NaN,
  time: '',
  day: '',
  id: '',
  boolean: false,
  flag: 'N',
  any: null,
}

export function toNumber(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isNumeric && !Number.isNaN(Number(value)) ? Number(value) : undefined
}

const yes: ReadonlySet<unknown> = new Set([true, 1, 'y', 'yes', '1', 'true'])
const no: ReadonlySet<unknown> = new Set([false, 0, 'n', 'no', '0', 'false'])

function toBoolean(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Undefined for what can't be read. */
const readers: Readonly<Record<ValueKind, (value: unknown) => unknown>> = {
  text: (value) => (isScalar(value) || typeof value === 'boolean' ? String(value) : undefined),
  number: toNumber,
  time: (value) => readTime(value) || undefined,
  day: (value) => readDay(value) || undefined,
  id: (value) => (isScalar(value) ? value : undefined),
  boolean: toBoolean,
  flag: (value) => ({ true: 'Y', false: 'N' })[String(toBoolean(value))],
  any: (value) => value,
}
