import { isAcceptablePassword } from '../rules/password-policy.ts'
import { parseDuration, parseTime } from '../rules/times.ts'

/** The parsed value of an entry's field. Times are texts, because some are relative to the world's clock. */
export type EntryValue = string | number | boolean | readonly string[]

interface Form {
  /** The expected form, for help and refusals. */
  readonly expected: string
  /** The value that a text means; undefined when it means none. */
  readonly read: (text: string) => string | number | boolean | undefined
}

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

/** Yuan with at most two decimals, as cents. */
function cents(text: string): number | undefined {
  const [, yuan, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
}

/** How values are written; the same on the command line, in files and in JSON. */
const entryForms = {
  text: { expected: 'a text', read: (text) => text },
  code: {
    expected: 'a code of letters, digits, dots, dashes and underscores',
    read: matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/),
  },
  flag: { expected: 'true or false', read: (text) => flags[text.toLowerCase()] },
  number: { expected: 'a whole number', read: wholeNumber },
  amount: { expected: 'yuan with at most two decimals, such as 1280.50', read: cents },
  path: { expected: 'a path that starts with /', read: matching(/^\/\S*$/) },
  phone: { expected: 'eleven digits, the first a 1', read: matching(/^1\d{10}$/) },
  password: {
    expected: 'a password that the policy allows, such as Tiles@2026',
    read: (text) => (isAcceptablePassword(text) ? text : undefined),
  },
  time: {
    expected: 'now, a time from now such as +7d or -3h, or a date such as 2026-03-31 or 2026-03-31T08:00',
    read: (text) => (timeOf(text, 0) === undefined ? undefined : text),
  },
  position: {
    expected:
      'the name of a job post, with its code before it where it has one, such as HQ-IT:信息系统负责人',
    read: matching(/^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,63}:)?\s*[^:\s][^:]*$/),
  },
  line: {
    expected: 'a product with its quantity, such as T1001*40',
    read: matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}\*[1-9]\d{0,8}$/),
  },
} as const satisfies Record<string, Form>

type EntryForm = keyof typeof entryForms
const forms = Object.keys(entryForms) as readonly EntryForm[] // keys of a const object are its names

/** What a code refers to; it must be in the world. */
export type EntryReference = 'department' | 'system' | 'responsibility' | 'distributor' | 'user' | 'menu'

/** Characters that a value may have, where its field doesn't say otherwise. */
const longestValue = 4_000

export interface EntryField {
  /** A description, for help and documents. */
  readonly says: string
  readonly form: EntryForm
  /** Characters that a value may have; `longestValue` by default. */
  readonly longest?: number
  /** Several values: repeated or with commas between, a list in YAML and JSON. */
  readonly isList?: boolean
  /** For a list whose order doesn't matter. */
  readonly isUnordered?: boolean
  /** What such an option is called where each use has one value. */
  readonly one?: string
  readonly values?: readonly string[]
  readonly refersTo?: EntryReference
  /** Needed where the entry is made, not where it is changed. */
  readonly isRequired?: boolean
  /** The default for a new entry. */
  readonly usual?: string
}

/** A field in the file of kinds: there the name of its form says what it is, and the rest is as here. */
export type FieldInFile = Omit<EntryField, 'says' | 'form' | 'refersTo'> & {
  readonly [Form in EntryForm]?: string
} & { readonly refersTo?: string }

export function fieldInFile(field: FieldInFile): EntryField {
  const form = forms.find((name) => name in field) ?? 'text'
  const { [form]: says = '', ...rest } = field
  return { ...rest, says, form } as EntryField // the seeds' tests refer to entries of each kind
}

/** Parses a time as people write it, in milliseconds since 1970, relative to `nowMs`; undefined if invalid. */
export function timeOf(text: string, nowMs: number): number | undefined {
  if (text === 'now') return nowMs
  const duration = /^[+-]/.test(text) ? parseDuration(text) : null
  return duration === null ? (parseTime(text) ?? undefined) : nowMs + duration
}

export const expectedIn = ({ form, values, isList }: EntryField): string => {
  const one = values ? `one of ${values.join(', ')}` : entryForms[form].expected
  return isList ? `${one}; several with commas between` : one
}

export const longestOf = ({ longest = longestValue }: EntryField): number => longest

/** The input of a field: a value, nothing (omitted, null or empty), or an invalid one. */
type FieldReading =
  | { readonly value: EntryValue }
  | { readonly isAbsent: true }
  | { readonly wrong: string }
  | { readonly tooLong: number }

/** Reads what a command line, a file or JSON gives for a field. */
export function readField(field: EntryField, raw: unknown): FieldReading {
  if (raw === undefined || raw === null) return { isAbsent: true }
  if (field.isList) return readList(field, raw)
  if (typeof raw === 'object') return { wrong: JSON.stringify(raw) }
  const text = String(raw).trim()
  if (text === '') return { isAbsent: true }
  if (text.length > longestOf(field)) return { tooLong: text.length }
  const value = readOne(field, text)
  return value === undefined ? { wrong: text } : { value }
}

function readList(field: EntryField, raw: unknown): FieldReading {
  const given: unknown[] = Array.isArray(raw) ? raw : [raw]
  const texts = given.flatMap((one) =>
    typeof one === 'object' ? [JSON.stringify(one)] : String(one).split(/[,;，；]/),
  )
  const values: string[] = []
  for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
    if (text.length > longestOf(field)) return { tooLong: text.length }
    const value = readOne(field, text)
    if (value === undefined) return { wrong: text }
    values.push(String(value))
  }
  // An empty list means none; an empty text, like an empty table cell, means nothing was given.
  return values.length > 0 || Array.isArray(raw) ? { value: values } : { isAbsent: true }
}

function readOne({ form, values }: EntryField, text: string) {
  if (values) return values.find((one) => one.toLowerCase() === text.toLowerCase())
  return entryForms[form].read(text)
}
