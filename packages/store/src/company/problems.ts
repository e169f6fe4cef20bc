import { companyOffset } from '@portal/protocol/company-time'
import { expectedOf } from '@portal/protocol/rules/nearest'
import type { TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import { startOfDay } from '../worlds/clock.ts'
import type { Source, ValuePath } from './company-files.ts'

/** The first moment, in the company's time zone, of a day written as `-3d`, `+14d` (from the day of `now`) or `2026-03-31`. */
export function resolveDay(day: string, now: Date): Date {
  if (day.endsWith('d')) return startOfDay(now, Number(day.slice(0, -1)))
  return startOfDay(new Date(`${day}T12:00:00${companyOffset}`))
}

/** Ids of a fresh table: the entries' order, from 1, so that they are the same on every machine. */
export const numbered = (codes: readonly string[]): ((code: string) => number) => {
  const ids = new Map(codes.map((code, index) => [code, index + 1]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new RangeError(`No entry has the code ${code}`) // the company was checked before
    return id
  }
}

/** Lookup from code to id for every kind of entry that others refer to. */
export type CompanyIds = Readonly<
  Record<'department' | 'system' | 'responsibility' | 'distributor' | 'user', (code: string) => number>
>

/** A check of the company's files against each other: one line for each problem, starting with file and line. */
export class Problems {
  readonly lines: string[] = []

  add(source: Source<unknown>, path: ValuePath, message: string): void {
    this.lines.push(`${source.at(path)}: ${message}`)
  }

  /** Each key may occur once; `what` is its kind, e.g. `department`. */
  unique(source: Source<unknown>, what: string, keys: Iterable<readonly [ValuePath, string]>): void {
    const first = new Map<string, string>()
    for (const [path, key] of keys) {
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, source.at(path))
      else this.add(source, path, `${what} ${key} is there already, at ${earlier}`)
    }
  }

  /** Every code must be one of `known`. */
  known(
    source: Source<unknown>,
    path: ValuePath,
    what: string,
    codes: readonly string[],
    known: Codes,
  ): void {
    codes.forEach((code, index) => {
      if (known.has(code)) return
      this.add(source, [...path, index], `${what} ${code} is unknown; expected ${listing(known)}`)
    })
  }
}

type Codes = ReadonlySet<string>

/** The known codes, shortened for an error message. */
const listing = (codes: Codes): string =>
  codes.size === 0 ? 'none' : `one of ${[...codes].slice(0, 20).join(', ')}${codes.size > 20 ? ', …' : ''}`

export const codesOf = (entries: readonly { readonly code: string }[]): Codes =>
  new Set(entries.map(({ code }) => code))

/** Path and code of every entry of a list, for {@link Problems.unique}. */
export const codesAt = (entries: readonly { readonly code: string }[]): [ValuePath, string][] =>
  entries.map(({ code }, index) => [[index, 'code'], code])

/** Of a value with several mistakes within a choice; by default the list ends before the choice itself is named. */
const mostErrors = 64

/** Lets `collect` find more errors of a value than a checker does otherwise. */
export function withMoreErrors<Result>(collect: () => Result): Result {
  const { maxErrors } = Settings.Get()
  try {
    Settings.Set({ maxErrors: Math.max(maxErrors, mostErrors) })
    return collect()
  } finally {
    Settings.Set({ maxErrors })
  }
}

/**
 * Errors without those of alternatives that were not meant: one of several alternatives is meant when its kind and its fixed
 * values agree. Where none or several are, the union alone is left.
 */
export function withoutOtherAlternatives(
  errors: readonly TLocalizedValidationError[],
): TLocalizedValidationError[] {
  const unions = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .toSorted((one, other) => one.schemaPath.length - other.schemaPath.length)
  return unions.reduce<TLocalizedValidationError[]>(
    (left, union) => (left.includes(union) ? withoutThoseOf(union, left) : left),
    [...errors],
  )
}

function withoutThoseOf(
  union: TLocalizedValidationError,
  errors: readonly TLocalizedValidationError[],
): TLocalizedValidationError[] {
  const prefix = `${union.schemaPath}/anyOf/`
  const alternativeOf = ({ schemaPath, instancePath }: TLocalizedValidationError) =>
    schemaPath.startsWith(prefix) && `${instancePath}/`.startsWith(`${union.instancePath}/`)
      ? schemaPath.slice(prefix.length).split('/')[0]
      : undefined
  const excluded = new Set(errors.filter((error) => isOther(error, union)).map(alternativeOf))
  const possible = new Set(errors.map(alternativeOf).filter((one) => one !== undefined && !excluded.has(one)))
  const [meant] = possible.size === 1 ? possible : []
  return errors.filter((error) => {
    if (error === union) return meant === undefined
    const alternative = alternativeOf(error)
    return alternative === undefined || alternative === meant
  })
}

/** Whether an error only means that the value is of another alternative. */
function isOther({ keyword, instancePath }: TLocalizedValidationError, union: TLocalizedValidationError) {
  const depth = instancePath.split('/').length - union.instancePath.split('/').length
  const isFixed = keyword === 'const' || keyword === 'enum'
  return depth === 0 ? isFixed || keyword === 'type' : depth === 1 && isFixed
}

/** The alternatives of a union, such as `{ action: travel, by }`; undefined where the schema has none there. */
export function alternativesAt(schema: TSchema, schemaPath: string): string | undefined {
  const alternatives = fieldOf(schemaAt(schema, schemaPath), 'anyOf')
  return Array.isArray(alternatives) ? alternatives.map(alternativeText).join(', ') : undefined
}

/** The error of an object with unknown fields, with those of its schema. */
export function unknownFields(schema: TSchema, schemaPath: string, names: readonly string[]): string {
  const known = Object.keys(fieldOf(schemaAt(schema, schemaPath), 'properties') ?? {})
  return `has the unknown field ${names.join(', ')}; ${expectedOf(names[0] ?? '', known)}`
}

const schemaAt = (schema: TSchema, schemaPath: string): unknown =>
  schemaPath
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => fieldOf(node, key), schema)

const fieldOf = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).find(([name]) => name === key)?.[1]
    : undefined

function alternativeText(alternative: unknown): string {
  const values = fieldOf(alternative, 'enum')
  if (Array.isArray(values)) return values.join(', ')
  const value = fixedText(alternative)
  if (value !== undefined) return value
  const type = fieldOf(alternative, 'type')
  if (type === 'array') return 'a list'
  if (type !== 'object') return `a ${String(type ?? 'value')}`
  const required = fieldOf(alternative, 'required')
  const properties = fieldOf(alternative, 'properties')
  const fields = (Array.isArray(required) ? required.map(String) : []).map((name) => {
    const fixed = fixedText(fieldOf(properties, name))
    return fixed === undefined ? name : `${name}: ${fixed}`
  })
  return `{ ${fields.join(', ')} }`
}

/** What a value with no choice, or few, has to be. */
function fixedText(schema: unknown): string | undefined {
  const value = fieldOf(schema, 'const')
  if (value !== undefined) return String(value)
  const values = fieldOf(schema, 'enum')
  return Array.isArray(values) ? values.join(' or ') : undefined
}
