import { closeSync, openSync, statSync } from 'node:fs'
import Database from 'libsql'
import type { PrismaClient } from '../generated/client.ts'

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
