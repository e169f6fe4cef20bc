import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import { checkedTime } from '@portal/protocol/control/time'
import { openRaw, type RawDatabase } from '../engines/raw-sqlite.ts'

/** The table of the journal. No write-ahead log: the file may be deleted while another process has it open. */
const schema = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS Request (
    id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, call TEXT,
    user TEXT, request TEXT NOT NULL, httpStatus INTEGER, status TEXT, code TEXT, fault TEXT, durationMs REAL NOT NULL
  );`

/** Columns that journals of earlier versions lack. */
const laterColumns = [
  ['answeredBy', `TEXT NOT NULL DEFAULT 'world'`],
  ['differences', `TEXT NOT NULL DEFAULT '[]'`],
] as const

export function openJournalFile(file: string): RawDatabase {
  const raw = openRaw(file)
  raw.exec(schema)
  if (missingColumns(raw).length > 0) addColumns(raw)
  return raw
}

const columns =
  'time, method, path, call, user, request, httpStatus, status, code, fault, durationMs, answeredBy, differences'
const values = columns.split(', ').map((_, index) => `value ->> ${index}`)

/**
 * Writes rows, a JSON array of arrays with the values of the columns, and keeps the latest `records` alone. Its statements
 * stay prepared: one that is thrown away holds its values until it is collected.
 */
export function rowWriter(raw: RawDatabase): (rows: string, records: number) => void {
  const insert = raw.prepare(`INSERT INTO Request (${columns}) SELECT ${values.join(', ')} FROM json_each(?)`)
  const dropOlder = raw.prepare('DELETE FROM Request WHERE id <= (SELECT max(id) FROM Request) - ?')
  return (rows, records) => {
    insert.run(rows)
    dropOlder.run(records)
  }
}

function missingColumns(raw: RawDatabase) {
  const present = raw.prepare('SELECT name FROM pragma_table_info(?)').pluck().all('Request')
  return laterColumns.filter(([name]) => !present.includes(name))
}

/** Looks again under the lock: another process may have done it meanwhile. */
function addColumns(raw: RawDatabase): void {
  raw.exec('BEGIN IMMEDIATE')
  const statements = missingColumns(raw).map(
    ([name, type]) => `ALTER TABLE Request ADD COLUMN ${name} ${type};`,
  )
  raw.exec([...statements, 'COMMIT'].join('\n'))
}

/** A record as its file holds it. */
export type JournalRow = Omit<RequestRecord, 'time' | 'request' | 'differences'> & {
  time: number
  request: string
  differences: string
}

export const recordOf = ({ time, request, differences, ...row }: JournalRow): RequestRecord => ({
  ...row,
  time: new Date(time).toISOString(),
  request: JSON.parse(request),
  differences: JSON.parse(differences),
})

/** The condition of a filter in SQL, with its parameters. A status of digits is an HTTP status. */
export function whereOf({ call, user, status, differs, since, until, after }: RequestFilter) {
  const isHttp = status !== undefined && /^\d+$/.test(status)
  const conditions: [sql: string, value: string | number | undefined][] = [
    ['call = ?', call],
    ['user = ?', user],
    [isHttp ? 'httpStatus = ?' : 'status = ?', isHttp ? Number(status) : status],
    ["(differences <> '[]') = ?", differs === undefined ? undefined : Number(differs)],
    ['time >= ?', since === undefined ? undefined : checkedTime(since)],
    ['time <= ?', until === undefined ? undefined : checkedTime(until)],
    ['id > ?', after],
  ]
  const given = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]))
  return {
    sql: ['1', ...given.map(({ sql }) => sql)].join(' AND '),
    parameters: given.map(({ value }) => value),
  }
}
