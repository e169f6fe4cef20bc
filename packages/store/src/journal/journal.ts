import { checkedTime } from '@portal/protocol/control/parse-time'
import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import { openRaw, type RawDatabase } from '../engines/raw-sqlite.ts'

/** An answered request; `time` is real time. The writer masks it. */
export type NewRecord = Omit<RequestRecord, 'id' | 'time'> & { readonly time: Date }

/**
 * The latest requests to a world, in a file beside its database: writing them neither slows a call nor makes cached
 * answers stale. Records are written together, at the latest after a short delay or before a read.
 */
export interface Journal {
  record(entry: NewRecord): void
  /** The latest that fit the filter, oldest first; those of other processes too. */
  read(filter: RequestFilter): RequestRecord[]
  clear(): void
  /** Writes what is left, then gives the file back. */
  close(): void
}

export interface JournalLimits {
  /** Older records than these many are dropped. */
  readonly records: number
  /** So many are written at once at the latest. */
  readonly batch: number
  readonly delayMs: number
}

const defaultLimits: JournalLimits = { records: 10_000, batch: 500, delayMs: 100 }
/** What carried more is only noted, so that the file stays bounded. */
const longestRequest = 8000

type OpenedJournal = ReturnType<typeof openedJournal>

function openedJournal(file: string) {
  const raw = openJournalFile(file)
  return { raw, writeRows: rowWriter(raw) }
}

export function openJournal(file: string, limits: Partial<JournalLimits> = {}): Journal {
  const { records, batch, delayMs } = { ...defaultLimits, ...limits }
  let waiting: string[] = [] // rows as JSON: flat texts outlive a moment at less cost than what they were made of
  let timer: NodeJS.Timeout | undefined
  let opened: OpenedJournal | undefined // a world without requests has no journal

  const open = () => {
    opened ??= openedJournal(file)
    return opened
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const rows = `[${waiting.join(',')}]`
    waiting = []
    try {
      open().writeRows(rows, records)
    } catch {
      // A disk that is full costs records, never the requests that they tell of.
    }
  }

  return {
    record({ time, request, differences, ...rest }) {
      const { method, path, call, user, httpStatus, status, code, fault, durationMs, answeredBy, requestId } =
        rest
      const json = JSON.stringify(request) ?? 'null'
      const text = json.length > longestRequest ? '{"tooLong":true}' : json
      const answer = [httpStatus, status, code, fault, durationMs, answeredBy, JSON.stringify(differences)]
      waiting.push(JSON.stringify([time.getTime(), method, path, call, user, text, ...answer, requestId]))
      if (waiting.length >= batch) write()
      else timer ??= setTimeout(write, delayMs).unref()
    },
    read(filter) {
      write()
      const { sql, parameters } = whereOf(filter)
      const rows = open()
        .raw.prepare(`SELECT * FROM Request WHERE ${sql} ORDER BY id DESC LIMIT ?`)
        .all(...parameters, filter.limit ?? 100)
      return (rows as JournalRow[]).reverse().map(recordOf) // the columns of the table above
    },
    clear() {
      waiting = []
      open().raw.exec('DELETE FROM Request')
    },
    close() {
      write()
      opened?.raw.close()
      opened = undefined
    },
  }
}

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
  ['requestId', 'TEXT'],
] as const

function openJournalFile(file: string): RawDatabase {
  const raw = openRaw(file)
  raw.exec(schema)
  if (missingColumns(raw).length > 0) addColumns(raw)
  return raw
}

const columns =
  'time, method, path, call, user, request, httpStatus, status, code, fault, durationMs, answeredBy, differences, requestId'
const values = columns.split(', ').map((_, index) => `value ->> ${index}`)

/**
 * Writes rows, a JSON array of arrays with the values of the columns, and keeps the latest `records` alone. Its statements
 * stay prepared: one that is thrown away holds its values until it is collected.
 */
function rowWriter(raw: RawDatabase): (rows: string, records: number) => void {
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
type JournalRow = Omit<RequestRecord, 'time' | 'request' | 'differences'> & {
  time: number
  request: string
  differences: string
}

const recordOf = ({ time, request, differences, ...row }: JournalRow): RequestRecord => ({
  ...row,
  time: new Date(time).toISOString(),
  request: JSON.parse(request),
  differences: JSON.parse(differences),
})

/** The condition of a filter in SQL, with its parameters. A status of digits is an HTTP status. */
function whereOf({ call, user, requestId, status, differs, since, until, after }: RequestFilter) {
  const isHttp = status !== undefined && /^\d+$/.test(status)
  const conditions: [sql: string, value: string | number | undefined][] = [
    ['call = ?', call],
    ['user = ?', user],
    ['requestId = ?', requestId],
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
