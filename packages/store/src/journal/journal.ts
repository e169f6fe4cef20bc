import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { mostRequests } from '@portal/protocol/control/most-requests'
import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import { databaseTrouble } from '../engines/database-files.ts'
import { refused, StoreError } from '../store-error.ts'
import { type OpenedJournal, openedJournal, whereOf } from './journal-file.ts'

/** An answered request; `time` is real time. The writer masks it. */
export type NewRecord = Omit<RequestRecord, 'id' | 'time'> & { readonly time: Date }

/**
 * The latest requests to a world, in a file beside its database: writing them neither slows a call nor makes cached
 * answers stale. Records are written together, at the latest after a short delay or before a read.
 */
export interface Journal {
  record(entry: NewRecord): void
  /** The latest that fit the filter, oldest first; those of other processes too. @throws {StoreError} for a damaged file */
  read(filter: RequestFilter): RequestRecord[]
  /** How many fit the filter; its limit doesn't count. @throws {StoreError} for a damaged file */
  count(filter: RequestFilter): number
  /** Who has been answered anything but a refusal, with the time of their latest request, the latest first. */
  users(): { readonly user: string; readonly time: string }[]
  /**
   * Gives the world to a browser that comes by the link of its class. Kept here, since a reset takes no place away.
   * @returns false when it was given before, by any process. @throws {StoreError} for a damaged file
   */
  give(at: Date): boolean
  /** When it was given, ISO 8601. @throws {StoreError} for a damaged file */
  givenAt(): string | undefined
  /**
   * Clears the requests; a damaged file is replaced. A world that a person has, or may have, used counts as assigned
   * from then on: its class's link must not give it to another person.
   */
  clear(at: Date): void
  /** Counts a strike of a fault. */
  strike(fault: string): void
  /** How often each fault has struck so far. @throws {StoreError} for a damaged file */
  strikes(): ReadonlyMap<string, number>
  /** Writes pending records, then releases the file. */
  close(): void
}

export interface JournalLimits {
  /** Number of records that are kept. */
  readonly records: number
  /** A batch of this size is written at once. */
  readonly batch: number
  readonly delayMs: number
}

const defaultLimits: JournalLimits = { records: mostRequests, batch: 500, delayMs: 100 }
/** More do not share a world. */
const mostUsers = 50
/** What carried more is only noted, so that the file stays bounded. */
const longestRequest = 8000

export function openJournal(file: string, limits: Partial<JournalLimits> = {}): Journal {
  const { records, batch, delayMs } = { ...defaultLimits, ...limits }
  let waiting: string[] = [] // rows as JSON: flat texts outlive a moment at less cost than what they were made of
  let struck = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let opened: OpenedJournal | undefined // a world without requests has no journal

  const open = () => {
    opened ??= openedJournal(file)
    return opened
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0 && struck.size === 0) return
    const [rows, strikes] = [waiting, struck]
    waiting = []
    struck = new Map()
    try {
      if (rows.length > 0) open().writeRows(`[${rows.join(',')}]`, records)
      for (const [fault, count] of strikes) open().writeStrikes(fault, count)
    } catch {
      // A full disk costs records, never the requests themselves.
    }
  }
  const writeSoon = () => {
    timer ??= setTimeout(write, delayMs).unref()
  }

  const rowsOf = (sql: string, ...parameters: (string | number)[]): unknown[] => {
    try {
      return open().rows(sql, parameters)
    } catch (error) {
      throw databaseTrouble(error) === 'damaged' ? damaged() : error
    }
  }
  const damaged = () =>
    new StoreError(damagedJournal(file), refused('damagedJournal', { world: basename(file, '.db') }))
  const requireSound = () => {
    const [row] = rowsOf('PRAGMA quick_check(1)')
    if ((row as { quick_check: string }).quick_check !== 'ok') throw damaged() // its only column
  }
  const give = (at: Date): boolean =>
    rowsOf('INSERT INTO Place VALUES (1, ?) ON CONFLICT DO NOTHING RETURNING id', at.getTime()).length === 1
  const users = () => {
    write()
    const rows = rowsOf(
      "SELECT user, max(time) AS time FROM Request WHERE user IS NOT NULL AND status IS NOT 'E' GROUP BY user ORDER BY 2 DESC LIMIT ?",
      mostUsers,
    )
    return (rows as { user: string; time: number }[]).map(({ user, time }) => ({
      user,
      time: new Date(time).toISOString(),
    }))
  }

  return {
    record(entry) {
      const { time, method, path, call, user, request, httpStatus, status, code } = entry
      const { fault, durationMs, answeredBy, differences, requestId } = entry
      const json = JSON.stringify(request) ?? 'null'
      const text = json.length > longestRequest ? '{"tooLong":true}' : json
      const row = [
        time.getTime(),
        method,
        path,
        call,
        user,
        text,
        httpStatus,
        status,
        code,
        fault,
        durationMs,
      ]
      row.push(answeredBy, JSON.stringify(differences), requestId)
      waiting.push(JSON.stringify(row))
      if (waiting.length >= batch) write()
      else writeSoon()
    },
    read(filter) {
      write()
      const { sql, parameters } = whereOf(filter)
      const rows = rowsOf(
        `SELECT * FROM Request WHERE ${sql} ORDER BY id DESC LIMIT ?`,
        ...parameters,
        filter.limit ?? 100,
      )
      return (rows as JournalRow[]).reverse().map(recordOf) // the columns of its table
    },
    count(filter) {
      write()
      const { sql, parameters } = whereOf(filter)
      const [row] = rowsOf(`SELECT count(*) AS count FROM Request WHERE ${sql}`, ...parameters)
      return (row as { count: number }).count // a count always gives one row
    },
    users,
    give,
    givenAt() {
      const [row] = rowsOf('SELECT givenAt FROM Place')
      return row === undefined ? undefined : new Date((row as { givenAt: number }).givenAt).toISOString() // its only column
    },
    clear(at) {
      try {
        requireSound()
        const isTaken = users().length > 0
        rowsOf('DELETE FROM Request')
        if (isTaken) give(at)
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        waiting = []
        opened?.close()
        opened = undefined
        rmSync(file, { force: true })
        give(at)
      }
    },
    strike(fault) {
      struck.set(fault, (struck.get(fault) ?? 0) + 1)
      writeSoon()
    },
    strikes() {
      write()
      const rows = rowsOf('SELECT fault, count FROM Strike')
      return new Map((rows as { fault: string; count: number }[]).map(({ fault, count }) => [fault, count])) // its columns
    },
    close() {
      write()
      opened?.close()
      opened = undefined
    },
  }
}

/** The error in a world's journal, with a remedy. */
export const damagedJournal = (file: string) =>
  `The journal ${file} is damaged. portal requests clear --world ${basename(file, '.db')} begins a new one.`

/** A record as stored in its file. */
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
