import { type EntryField, type FieldInFile, fieldInFile } from './entry-fields.ts'
import kinds from './entry-kinds.json' with { type: 'json' }

interface Kind<Field> {
  /** What several are called: in files, and where they are generated. */
  readonly plural: string
  /** What one is, behind an article. */
  readonly says: string
  /** The fields that no two entries have in common. */
  readonly key: readonly string[]
  /** Every row of another table has one already: given values change it, without `--update`. */
  readonly isAlwaysThere?: boolean
  readonly fields: Readonly<Record<string, Field>>
  /** Fields that can be given for generated ones, too; none can be generated where it is absent. */
  readonly generated?: { readonly count: number; readonly fields: readonly string[] }
  /** Options of a command, as an example. */
  readonly example: string
}

export type EntryKind = Kind<EntryField>

/**
 * What can be put into a world item by item; command line, files, scenarios, the control API and documents derive from
 * this table. Names are the words that people use, whatever the column's name. Referenced kinds come first, which is the
 * order of scenarios.
 */
const table = kinds satisfies Readonly<Record<string, Kind<FieldInFile>>>

export type EntryKindName = keyof typeof table
export const entryKindNames = Object.keys(table) as readonly EntryKindName[] // keys of a const object are its names

const withFields = ({ fields, ...kind }: Kind<FieldInFile>): EntryKind => ({
  ...kind,
  fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldInFile(field)])),
})

const readKinds = new Map(entryKindNames.map((name) => [name, withFields(table[name])]))

export function entryKindOf(name: EntryKindName): EntryKind {
  const kind = readKinds.get(name)
  if (!kind) throw new RangeError(`There is no kind ${name}`)
  return kind
}

export const menuIcons: readonly string[] = table.menu.fields.icon.values

type ValueOf<Field> = Field extends { readonly isList: boolean }
  ? readonly string[]
  : Field extends { readonly flag: string }
    ? boolean
    : Field extends { readonly number: string } | { readonly amount: string }
      ? number
      : string

/** The fields that an entry of a kind may have, as they are once they were read. */
export type EntryOf<Kind extends EntryKindName> = {
  readonly [Field in keyof (typeof table)[Kind]['fields']]?: ValueOf<(typeof table)[Kind]['fields'][Field]>
}
