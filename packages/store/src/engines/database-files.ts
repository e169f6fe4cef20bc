import { closeSync, openSync, statSync } from 'node:fs'
import Database from 'libsql'
import type { PrismaClient } from '../generated/client.ts'
import { systemErrorCode } from '../store-error.ts'

/** Readable by its owner only; Windows has no such modes and uses the folder's. */
export const ownersFile = 0o600

/** Makes a missing file empty, before SQLite would make it readable by all; SQLite gives its other files the same mode. */
export function makeOwnersFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownersFile))
  } catch {
    // It exists already, or SQLite reports why it can't be created.
  }
}

/** Writes a compact copy of an open database to a new file, including its write-ahead log. */
export async function copyOpenDatabase(db: Pick<PrismaClient, '$executeRaw'>, file: string): Promise<void> {
  makeOwnersFile(file)
  await db.$executeRaw`VACUUM INTO ${file}`
}

export type RawDatabase = Database.Database

/** How long a statement waits while another process writes. */
const busyTimeoutMs = 5000

/**
 * A connection with synchronous calls. A world has two: Prisma's, and one for the fast reads of every request, which
 * never writes, since it would wait for a transaction that waits for it.
 * @param waitMs how long a statement waits while another connection writes
 */
export function openRaw(file: string, waitMs = busyTimeoutMs): RawDatabase {
  if (file !== ':memory:') makeOwnersFile(file)
  return new Database(file, { timeout: waitMs })
}

/** SQLite takes an empty file for a new database, but what was there had content. */
export const isEmptied = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === 0

/** Whether a closed database file can be read to its end. */
export const isIntact = (file: string): boolean =>
  canDo(file, (raw) => {
    const [found] = raw.prepare('PRAGMA quick_check(1)').pluck().all()
    return found === 'ok'
  })

/**
 * Whether a closed database file can be opened and has the length in its header; much faster than reading all of it.
 */
export const canBeOpened = (file: string): boolean =>
  canDo(file, (raw) => raw.prepare('SELECT count(*) FROM sqlite_master').all().length > 0)

function canDo(file: string, check: (raw: RawDatabase) => boolean): boolean {
  if (isEmptied(file)) return false
  try {
    const raw = openRaw(file)
    try {
      return check(raw)
    } finally {
      raw.close()
    }
  } catch {
    return false
  }
}

/** What keeps a database, or the disk below it, from doing its work. Nothing was written then. */
export type DatabaseTrouble = 'full' | 'readOnly' | 'busy' | 'damaged' | 'unreadable'

/** By the name of SQLite's primary result code or of the operating system's, or libSQL's word where it has none. */
const troubles: Readonly<Record<string, DatabaseTrouble>> = {
  SQLITE_FULL: 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  SQLITE_READONLY: 'readOnly',
  SQLITE_PERM: 'readOnly',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_IOERR: 'unreadable',
  SQLITE_CANTOPEN: 'unreadable',
  EIO: 'unreadable',
  ConnectionFailed: 'unreadable',
}

/** SQLite's own numbers, which is all that Prisma hands on of an error. */
const primaryCodes: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
}

/** SQLite's own words, which is all that Prisma's schema engine hands on. */
const words: readonly [beginning: string, DatabaseTrouble][] = [
  ['database or disk is full', 'full'],
  ['attempt to write a readonly database', 'readOnly'],
  ['database is locked', 'busy'],
  ['database disk image is malformed', 'damaged'],
  ['file is not a database', 'damaged'],
  ['disk I/O error', 'unreadable'],
  ['unable to open database file', 'unreadable'],
]

/** The trouble behind an error of Prisma, libSQL or the file system, however deep; undefined when it is none of these. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  for (const text of [systemErrorCode(error), driverCode(error), error.message]) {
    const [code] = /^(?:SQLITE_|E)[A-Z]+|^ConnectionFailed/.exec(text ?? '') ?? [] // SQLITE_IOERR_WRITE starts with its primary code
    if (code !== undefined && Object.hasOwn(troubles, code)) return troubles[code]
  }
  const known = words.find(([beginning]) => error.message.startsWith(beginning))
  return known ? known[1] : databaseTrouble(error.cause)
}

interface DriverError {
  readonly cause?: { readonly originalCode?: unknown }
}

/** SQLite's error in Prisma's adapter, which throws it directly or, from a query, inside `meta`. */
function driverCode(error: Error): string | undefined {
  // Prisma documents `meta` as free of form; this is where its driver adapters put their error.
  const { cause, meta } = error as DriverError & { meta?: { driverAdapterError?: DriverError } }
  const code = Number(meta?.driverAdapterError?.cause?.originalCode ?? cause?.originalCode)
  return primaryCodes[code & 0xff] // the upper bits add details
}
