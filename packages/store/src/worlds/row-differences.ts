import { openRaw, type RawDatabase } from '../engines/raw-sqlite.ts'
import { refused, StoreError } from '../store-error.ts'
import { demoHashKey, unsharedSettings } from './settings.ts'

export type Row = Readonly<Record<string, string | number | null>>

/** What became of the rows of one table. */
export interface TableDifference {
  readonly added: readonly Row[]
  /** `key` names the row, `from` and `to` hold what differs. */
  readonly changed: readonly { readonly key: Row; readonly from: Row; readonly to: Row }[]
  /** The keys of what is gone. */
  readonly removed: readonly Row[]
}

/** By the name of the table; those without a difference are left out. */
export type RowDifferences = Readonly<Record<string, TableDifference>>

/** Who is signed in, what is sent to telephones and what triggers of the database keep belongs to no state. */
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
 * What has to be done to the rows of one database to have those of another, table by table.
 * @throws {StoreError} for more rows than a person could look at
 */
export function rowDifferences(startFile: string, endFile: string): RowDifferences {
  const raw = openRaw(endFile)
  try {
    raw.prepare('ATTACH DATABASE ? AS start').run(startFile)
    const differences: Record<string, TableDifference> = {}
    let rows = 0
    for (const table of tablesOf(raw)) {
      const { added, changed, removed } = differenceOf(raw, table)
      const count = added.length + changed.length + removed.length
      rows += count
      if (rows > mostRows) {
        throw new StoreError(
          `The worlds differ in more than ${mostRows} rows; keep a whole world with portal world export`,
          refused('tooManyChanges', { count: mostRows }),
        )
      }
      if (count > 0) differences[table] = { added, changed, removed }
    }
    return differences
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

function differenceOf(raw: RawDatabase, table: string): TableDifference {
  const columns = raw.prepare(`PRAGMA main.table_info("${table}")`).all() as Column[] // what SQLite says of a table
  const keys = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const names = columns.map(({ name }) => name)
  const keyOf = (row: Row): Row => Object.fromEntries(keys.map(({ name }) => [name, row[name] ?? null]))
  const only = (one: string, other: string) => {
    const limit = mostRows + 1
    const rows = raw
      .prepare(`SELECT * FROM ${one}."${table}" EXCEPT SELECT * FROM ${other}."${table}" LIMIT ${limit}`)
      .all() as Row[] // texts, numbers and nulls
    if (rows.length === limit)
      throw new StoreError(
        `The worlds differ in more than ${mostRows} rows of ${table}; keep a whole world with portal world export`,
        refused('tooManyChanges', { count: mostRows }),
      )
    const shown = rows.filter((row) => !isUnshared(table, row)).map((row) => markedDemo(raw, one, table, row))
    return new Map(shown.map((row) => [JSON.stringify(keyOf(row)), row]))
  }
  const [ended, begun] = [only('main', 'start'), only('start', 'main')]
  const added: Row[] = []
  const changed: TableDifference['changed'][number][] = []
  for (const [key, row] of ended) {
    const before = begun.get(key)
    if (!before) {
      added.push(row)
      continue
    }
    const fields = names.filter((name) => row[name] !== before[name])
    const some = (from: Row): Row => Object.fromEntries(fields.map((name) => [name, from[name] ?? null]))
    if (fields.length > 0) changed.push({ key: keyOf(row), from: some(before), to: some(row) })
  }
  const removed = [...begun].filter(([key]) => !ended.has(key)).map(([, row]) => keyOf(row))
  return { added, changed, removed }
}

const isUnshared = (table: string, row: Row) =>
  table === 'WorldSetting' && unsharedSettings.has(String(row.key))

function markedDemo(raw: RawDatabase, schema: string, table: string, row: Row): Row {
  if (table !== 'User') return row
  const setting = raw.prepare(`SELECT value FROM ${schema}."WorldSetting" WHERE key = ?`).get(demoHashKey)
  const { value } = (setting ?? {}) as { value?: string }
  return row.passwordHash === value ? { ...row, passwordHash: demoPasswordMark } : row
}
