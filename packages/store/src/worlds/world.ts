import type { SentCode } from '@portal/protocol/control/people'
import { clientFor, connectionClosed } from '../engines/shared-clients.ts'
import { SqliteConnection } from '../engines/sqlite.ts'
import { damagedWorld } from '../explained.ts'
import type { Fault, PrismaClient } from '../generated/client.ts'
import { type Journal, openJournal } from '../journal/journal.ts'
import { type ControlState, keepState, replacedKey } from './cached-state.ts'
import { worldTime } from './clock.ts'
import { prepareDatabase } from './database.ts'
import type { WorldSettings } from './settings.ts'

/** One isolated fixture database, as it is from one reset or restore to the next. */
export interface World {
  readonly name: string
  /** Counts resets and restores. */
  readonly generation: number
  /** Of the world while it is in use: its client works for other worlds too, one after the other. */
  readonly db: PrismaClient
  /** Its current state: each query costs some three microseconds, so a request asks once. */
  state(): ControlState
  /** Never stale, whichever process changes them. */
  readonly settings: WorldSettings
  /** Disturbances that a tester ordered and that still strike, oldest first. Never stale either. */
  readonly faults: readonly Fault[]
  /** The requests to the world of this name. */
  readonly journal: Journal
  /** Reports a code that a real system would send by SMS. */
  codeSent(code: SentCode): void
  /** Changes with every write to the database by any process: earlier reads are stale then. */
  version(): number
  /** Rows of a query as SQLite has them, in microseconds; for the few questions that come with every request. */
  read(sql: string, values: readonly unknown[]): Record<string, unknown>[]
  /** The world's own time: all server code reads the time here. */
  now(): Date
  /** Milliseconds of real time, for what must not follow the world's clock. */
  realNow(): number
}

/** A world as its store handles it. */
export interface OpenedWorld extends World {
  /** As `state`, read once for all requests of one turn of the event loop. */
  stateForAll(): Promise<ControlState>
  /** Sets whether anything is using it; initially it is in use. */
  setIdle(idle: boolean): void
  /** False once the world was reset, restored or removed, by any process. */
  isCurrent(state: ControlState): boolean
  /** Tells every process that has this generation open that there is a newer one. */
  markReplaced(): Promise<void>
  close(): Promise<void>
}

export interface WorldPlace {
  readonly name: string
  readonly file: string
  readonly generation: number
  readonly journalFile: string
}

/** Called for every code that is sent, with the name of its world. */
export type OnCode = (world: string, code: SentCode) => void

/** Opens the world that lives in a database file; `realNow` is real time in milliseconds. */
export async function openWorld(
  place: WorldPlace,
  realNow: () => number,
  onCode: OnCode,
): Promise<OpenedWorld> {
  const { name, file, generation, journalFile } = place
  await prepareDatabase(file, `The world ${name} (${file})`, damagedWorld(name))
  const connection = new SqliteConnection(file)
  let isIdle = false
  const client = clientFor({ connection, isIdle: () => isIdle })
  const state = keepState(file)
  const journal = openJournal(journalFile)
  return {
    name,
    get db() {
      return client.db
    },
    setIdle(idle) {
      isIdle = idle
      if (idle) client.becameIdle()
    },
    generation,
    journal,
    state: state.current,
    stateForAll: state.currentForAll,
    get settings() {
      return state.current().settings
    },
    get faults() {
      return state.current().faults
    },
    codeSent: (code) => onCode(name, code),
    version: state.version,
    read: state.read,
    now: () => worldTime(state.current().settings.clock, realNow()),
    realNow,
    isCurrent: ({ replaced }) => replaced !== generation,
    async markReplaced() {
      const value = String(generation)
      const where = { key: replacedKey }
      await client.db.worldSetting.upsert({ where, create: { ...where, value }, update: { value } })
    },
    async close() {
      journal.close()
      state.close()
      client.giveBack()
      connection.close()
      connectionClosed()
    },
  }
}
