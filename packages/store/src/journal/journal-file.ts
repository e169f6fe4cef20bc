import type { RequestFilter } from '@portal/protocol/control/requests'
import { checkedTime } from '@portal/protocol/rules/times'
import { openRaw, type RawDatabase } from '../engines/database-files.ts'
import { Statements } from '../engines/statements.ts'

/** The file of a journal with the statements that read it and write to it. */
export interface OpenedJournal {
  /** What a statement answers, which stays prepared. */
  readonly rows: (sql: string, values: readonly unknown[]) => Record<string, unknown>[]
  readonly writeRows: (rows: string, records: number) => void
  readonly writeStrikes: (fault: string, count: number) => void
  readonly close: () => void
}

/** The panel repeats a few queries; filters produce many others. */
const keptStatements = 12

export function openedJournal(file: string): OpenedJournal {
  const raw = openJournalFile(file)
  const statements = new Statements(raw, keptStatements)
  return {
    rows: (sql, values) => statements.rows(sql, values),
    writeRows: rowWriter(raw),
    writeStrikes: strikeWriter(raw),
    close() {
      statements.clear()
      raw.close()
    },
  }
}

/** The table of the journal. No write-ahead log: the file may be deleted while another process has it open. */
const schema = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -256;
  CREATE TABLE IF NOT EXISTS Request (
    id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, call TEXT,
    user TEXT, request TEXT NOT NULL, httpStatus INTEGER, status TEXT, code TEXT, fault TEXT, durationMs REAL NOT NULL
  );
  CREATE TABLE IF NOT EXISTS Strike (fault TEXT PRIMARY KEY, count INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS Place (id INTEGER PRIMARY KEY CHECK (id = 1), givenAt INTEGER NOT NULL);`

/** Columns that journals of earlier versions lack. */
const laterColumns = [
  ['answeredBy', `TEXT NOT NULL DEFAULT 'world'`],
  ['differences', `TEXT NOT NULL DEFAULT '[]'`],
  ['requestId', 'TEXT'],
] as const

function openJournalFile(file: string): RawDatabase {
  const raw = openRaw(file)
  try {
    raw.exec(schema)
    if (missingColumns(raw).length > 0) addColumns(raw)
    return raw
  } catch (error) {
    raw.close() // a damaged one would be queried again and again
    throw error
  }
}

const columns =
  'time, method, path, call, user, request, httpStatus, status, code, fault, durationMs, answeredBy, differences, requestId'
const values = columns.split(', ').map((_, index) => `value ->> ${index}`)

/**
 * Inserts rows, a JSON array of arrays with the columns' values, and keeps only the latest `records`. Its statements
 * stay prepared: a discarded one keeps its values until it is collected.
 */
function rowWriter(raw: RawDatabase): (rows: string, records: number) => void {
  const insert = raw.prepare(`INSERT INTO Request (${columns}) SELECT ${values.join(', ')} FROM json_each(?)`)
  const dropOlder = raw.prepare('DELETE FROM Request WHERE id <= (SELECT max(id) FROM Request) - ?')
  return (rows, records) => {
    insert.run(rows)
    dropOlder.run(records)
  }
}

/** As many as the latest faults that strikes are kept for. */
const countedFaults = 500

function strikeWriter(raw: RawDatabase): (fault: string, count: number) => void {
  const add = raw.prepare(
    'INSERT INTO Strike VALUES (?, ?) ON CONFLICT (fault) DO UPDATE SET count = count + excluded.count',
  )
  const dropOlder = raw.prepare('DELETE FROM Strike WHERE rowid <= (SELECT max(rowid) FROM Strike) - ?')
  return (fault, count) => {
    add.run(fault, count)
    dropOlder.run(countedFaults)
  }
}

function missingColumns(raw: RawDatabase) {
  const present = raw.prepare('SELECT name FROM pragma_table_info(?)').pluck().all('Request')
  return laterColumns.filter(([name]) => !present.includes(name))
}

/** Checks again under the lock: another process may have done it meanwhile. */
function addColumns(raw: RawDatabase): void {
  raw.exec('BEGIN IMMEDIATE')
  const statements = missingColumns(raw).map(
    ([name, type]) => `ALTER TABLE Request ADD COLUMN ${name} ${type};`,
  )
  raw.exec([...statements, 'COMMIT'].join('\n'))
}

/** The condition of a filter in SQL, with its parameters. A status of digits is an HTTP status. */
export function whereOf(filter: RequestFilter) {
  const { call, user, requestId, status, differs, failed, struck, since, until, after } = filter
  const isHttp = status !== undefined && /^\d+$/.test(status)
  const conditions: [sql: string, value: string | number | undefined][] = [
    ['call = ?', call],
    ['user = ?', user],
    ['requestId = ?', requestId],
    [isHttp ? 'httpStatus = ?' : 'status = ?', isHttp ? Number(status) : status],
    ["(differences <> '[]') = ?", differs === undefined ? undefined : Number(differs)],
    [
      "(httpStatus IS NULL OR httpStatus >= 400 OR status IS 'E') = ?",
      failed === undefined ? undefined : Number(failed),
    ],
    ['(fault IS NOT NULL) = ?', struck === undefined ? undefined : Number(struck)],
    ['time >= ?', since === undefined ? undefined : checkedTime(since)],
    ['time <= ?', until === undefined ? undefined : checkedTime(until)],
    ['id > ?', after],
  ]
  const given = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]))
  const found = searchOf(filter)
  return {
    sql: ['1', ...given.map(({ sql }) => sql), found.sql].join(' AND '),
    parameters: [...given.map(({ value }) => value), ...found.parameters],
  }
}

const searched = ['call', 'path', 'user', 'code', 'fault', 'requestId'] as const

/** Text in a column, in either case, or one of the calls that are called so. */
function searchOf({ search = '', orCalls = '' }: RequestFilter) {
  const wanted = search.trim()
  if (wanted === '') return { sql: '1', parameters: [] }
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const calls = orCalls.split(',')
  const columns = searched.map((column) => `${column} LIKE ? ESCAPE '\\'`)
  return {
    sql: `(${[...columns, `call IN (${calls.map(() => '?').join(', ')})`].join(' OR ')})`,
    parameters: [...searched.map(() => pattern), ...calls],
  }
}
