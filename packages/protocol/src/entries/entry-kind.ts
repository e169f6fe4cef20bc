import type { EntryField } from './entry-fields.ts'

export interface EntryKind {
  /** What several are called: in files, and where they are generated. */
  readonly plural: string
  /** What one is, behind an article. */
  readonly says: string
  /** The fields that no two entries have in common. */
  readonly key: readonly string[]
  /** Every row of another table has one already: given values change it, without `--update`. */
  readonly isAlwaysThere?: true
  readonly fields: Readonly<Record<string, EntryField>>
  /** Fields that can be given for generated ones, too; none can be generated where it is absent. */
  readonly generated?: { readonly count: number; readonly fields: readonly string[] }
  /** Options of a command, as an example. */
  readonly example: string
}
