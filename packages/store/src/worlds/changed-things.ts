import type { ChangedThing } from '@portal/protocol/control/changed-things'
import tables from './changed-things.json' with { type: 'json' }
import type { Row } from './row-differences.ts'

interface Thing {
  readonly what: ChangedThing
  /** Columns that name it for people. */
  readonly name: readonly string[]
  /** The column with its English name. */
  readonly nameEn?: string
  /** The column with the user who made it. */
  readonly by?: string
}

/** Tables whose rows people have a word for, in the order in which their changes are listed. */
export const things = tables.things as Readonly<Record<string, Thing>> // a test finds each in a world

interface Part {
  readonly of: string
  readonly by: string
  /** Each thing has one at most, so that its columns can be listed as those of the thing. */
  readonly isOnly?: boolean
}

/** Tables whose rows are part of another row, which counts as changed with them. */
export const parts: Readonly<Record<string, Part>> = tables.parts

/** What the subjects of approvals are; every other one is an application. */
export const subjects: Readonly<Record<string, ChangedThing>> = {
  salesOrder: 'order',
  project: 'project',
  contract: 'contract',
}

/** What people call a row of such a table. */
export const nameOf = (table: string, row: Row): string =>
  (things[table]?.name ?? []).map((column) => row[column] ?? '').join(' ')
