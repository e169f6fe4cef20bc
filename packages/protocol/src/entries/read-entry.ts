import { expectedOf } from '../rules/nearest.ts'
import { type EntryValue, expectedIn, longestOf, readField } from './entry-fields.ts'
import { type EntryKindName, type EntryOf, entryKindOf } from './entry-kinds.ts'

/** The error in one field of an entry, as a sentence with what was expected. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** An entry as people wrote it: texts of a command line or a table, or any values of YAML and JSON. */
export type RawEntry = Readonly<Record<string, unknown>>

export interface EntryReading<Kind extends EntryKindName> {
  readonly entry: EntryOf<Kind>
  readonly problems: readonly FieldProblem[]
}

/** Names are the same with or without dashes and capitals, and in the singular of their option: fullName, full-name, full_name. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** The field that a name means; undefined when the kind has none of it. */
export function fieldNamed(kind: EntryKindName, name: string): string | undefined {
  const wanted = plain(name)
  const found = Object.entries(entryKindOf(kind).fields).find(
    ([field, { one }]) => plain(field) === wanted || (one !== undefined && plain(one) === wanted),
  )
  return found?.[0]
}

export function unknownField(kind: EntryKindName, name: string): FieldProblem {
  const names = Object.keys(entryKindOf(kind).fields)
  return { field: name, message: `is no field of a ${kind}; ${expectedOf(name, names)}` }
}

/** Parses an entry of a kind; every invalid field is reported. Empty values count as omitted. */
export function readEntry<Kind extends EntryKindName>(kind: Kind, raw: RawEntry): EntryReading<Kind> {
  const { fields } = entryKindOf(kind)
  const entry: Record<string, EntryValue> = {}
  const problems: FieldProblem[] = []
  for (const [name, given] of Object.entries(raw)) {
    const field = fieldNamed(kind, name)
    const definition = field === undefined ? undefined : fields[field]
    if (field === undefined || definition === undefined) {
      problems.push(unknownField(kind, name))
      continue
    }
    const reading = readField(definition, given)
    if ('value' in reading) entry[field] = reading.value
    if ('tooLong' in reading) {
      const most = `expected at most ${longestOf(definition)}`
      problems.push({ field, message: `has ${reading.tooLong} characters; ${most}` })
    }
    if ('wrong' in reading) {
      problems.push({ field, message: `${reading.wrong} is not as expected: ${expectedIn(definition)}` })
    }
  }
  // Its fields were read by the definitions that the type is made of.
  return { entry: entry as EntryOf<Kind>, problems }
}

/** The fields that a new entry lacks. */
export const missingFields = (
  kind: EntryKindName,
  entry: Readonly<Record<string, unknown>>,
): FieldProblem[] =>
  Object.entries(entryKindOf(kind).fields).flatMap(([field, definition]) =>
    definition.isRequired && entry[field] === undefined
      ? [{ field, message: `is missing: ${definition.says}, ${expectedIn(definition)}` }]
      : [],
  )

/** The option of a field on the command line, e.g. `--full-name`. */
export const optionOf = (field: string, one?: string): string =>
  `--${(one ?? field).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
