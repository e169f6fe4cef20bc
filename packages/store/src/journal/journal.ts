import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import { type JournalRow, openJournalFile, recordOf, rowWriter, whereOf } from './journal-file.ts'

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
      const { method, path, call, user, httpStatus, status, code, fault, durationMs, answeredBy } = rest
      const json = JSON.stringify(request) ?? 'null'
      const text = json.length > longestRequest ? '{"tooLong":true}' : json
      const answer = [httpStatus, status, code, fault, durationMs, answeredBy, JSON.stringify(differences)]
      waiting.push(JSON.stringify([time.getTime(), method, path, call, user, text, ...answer]))
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
