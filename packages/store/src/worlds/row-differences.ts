import type { ChangedThing } from '@portal/protocol/control/changed-things'
import { openRaw, type RawDatabase } from '../engines/database-files.ts'
import { refused, StoreError } from '../store-error.ts'
import tables from './changed-things.json' with { type: 'json' }
import { demoHashKey, unsharedSettings } from './settings.ts'

export type Row = Readonly<Record<string, string | number | null>>

/** What became of the rows of one table. */
export interface TableDifference {
  readonly added: readonly Row[]
  /** `key` identifies the row, `from` and `to` have the differing values. */
  readonly changed: readonly { readonly key: Row; readonly from: Row; readonly to: Row }[]
  /** The keys of deleted rows. */
  readonly removed: readonly Row[]
}

/** By the name of the table; those without a difference are left out. */
export type RowDifferences = Readonly<Record<string, TableDifference>>

/** Sessions, messages to telephones and data kept by database triggers belong to no state. */
const left = new Set(['_prisma_migrations', 'Session', 'VerificationCode', 'SalesOrderTotal'])

/** Shown in place of the hash of the demo password, which differs in every world. */
export const demoPasswordMark = '(demo)'

/** More are no work for people, and fill the memory. */
const mostRows = 20_000

interface Column {
  readonly name: string
  readonly pk: number
}

/**
 * The changes that turn the rows of one database into those of another, table by table.
 * @throws {StoreError} for more rows than a person could read
 */
export function rowDifferences(startFile: string, endFile: string): RowDifferences {
  const { differences, more } = someRowDifferences(startFile, endFile, mostRows)
  if (more > 0) {
    throw new StoreError(
      `The worlds differ in more than ${mostRows} rows; keep a whole world with portal world export`,
      refused('tooManyChanges', { count: mostRows }),
    )
  }
  return differences
}

interface SomeDifferences {
  readonly differences: RowDifferences
  /** How many rows differ beside these. */
  readonly more: number
}

/** The same as far as `limit` rows go. */
export function someRowDifferences(startFile: string, endFile: string, limit: number): SomeDifferences {
  const raw = openRaw(endFile)
  try {
    raw.prepare('ATTACH DATABASE ? AS start').run(startFile)
    const differences: Record<string, TableDifference> = {}
    let room = limit
    let more = 0
    for (const table of tablesOf(raw)) {
      const found = differenceOf(raw, table, room)
      const { added, changed, removed } = found.difference
      const count = added.length + changed.length + removed.length
      room -= count
      more += found.more
      if (count > 0) differences[table] = found.difference
    }
    return { differences, more }
  } finally {
    raw.close()
  }
}

function tablesOf(raw: RawDatabase): string[] {
  const rows = raw.prepare("SELECT name FROM main.sqlite_master WHERE type = 'table' ORDER BY name").all()
  return (rows as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !left.has(name) && !name.startsWith('sqlite_'))
}

function differenceOf(raw: RawDatabase, table: string, limit: number) {
  const columns = raw.prepare(`PRAGMA main.table_info("${table}")`).all() as Column[] // SQLite's description of a table
  const keys = columns.filter(({ pk }) => pk > 0)
  const names = columns.map(({ name }) => name)
  const keyOf = (row: Row): Row => Object.fromEntries(keys.map(({ name }) => [name, row[name] ?? null]))
  const rowsOf = (schema: Schema) =>
    `SELECT ${names.map((name) => shownColumn(raw, schema, table, name)).join(', ')} FROM ${schema}."${table}"`
  const shared = isSharedIn(table)
  const [ended, begun] = [`${rowsOf('main')}${shared}`, `${rowsOf('start')}${shared}`]
  const isSame = keys.map(({ name }) => `one."${name}" = other."${name}"`).join(' AND ')
  const gone = `(${begun}) AS one WHERE NOT EXISTS (SELECT 1 FROM main."${table}" AS other WHERE ${isSame})`
  const rowWith = raw.prepare(
    `SELECT * FROM (${rowsOf('start')}) WHERE ${keys.map(({ name }) => `"${name}" = ?`).join(' AND ')}`,
  )

  const added: Row[] = []
  const changed: TableDifference['changed'][number][] = []
  const some = raw.prepare(`${ended} EXCEPT ${begun} LIMIT ?`).all(limit) as Row[] // texts, numbers and nulls
  for (const row of some) {
    const key = keyOf(row)
    const before = rowWith.get(...Object.values(key)) as Row | undefined
    if (!before) {
      added.push(row)
      continue
    }
    const fields = names.filter((name) => row[name] !== before[name])
    const fieldsOf = (from: Row): Row => Object.fromEntries(fields.map((name) => [name, from[name] ?? null]))
    changed.push({ key, from: fieldsOf(before), to: fieldsOf(row) })
  }
  const removed = (raw.prepare(`SELECT * FROM ${gone} LIMIT ?`).all(limit - some.length) as Row[]).map(keyOf)
  const count = (from: string) =>
    (raw.prepare(`SELECT count(*) AS count FROM ${from}`).get() as { count: number }).count // always one row
  const more =
    some.length + removed.length < limit ? 0 : count(`(${ended} EXCEPT ${begun})`) + count(gone) - limit
  return { difference: { added, changed, removed }, more }
}

type Schema = 'main' | 'start'

/** The hash of the demo password is shown as that password, so that it is the same in every world. */
function shownColumn(raw: RawDatabase, schema: Schema, table: string, name: string): string {
  if (table !== 'User' || name !== 'passwordHash') return `"${name}"`
  const setting = raw
    .prepare(`SELECT quote(value) AS value FROM ${schema}."WorldSetting" WHERE key = ?`)
    .get(demoHashKey)
  const { value = 'NULL' } = (setting ?? {}) as { value?: string }
  return `CASE WHEN "${name}" = ${value} THEN '${demoPasswordMark}' ELSE "${name}" END AS "${name}"`
}

/** Leaves out the settings that each world has for itself. */
function isSharedIn(table: string): string {
  if (table !== 'WorldSetting') return ''
  return ` WHERE key NOT IN (${[...unsharedSettings].map((key) => `'${key}'`).join(', ')})`
}

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
