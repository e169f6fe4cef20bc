import Database from 'libsql'
import { makeOwnersFile } from './private-file.ts'

export type RawDatabase = Database.Database

/** How long a statement waits while another process writes. */
const busyTimeoutMs = 5000

/**
 * A connection whose calls are synchronous. A world has two: Prisma's, and one of its own for reads of microseconds that
 * every request makes, which never writes: it would wait for a transaction that waits for it.
 * @param waitMs how long a statement waits while another connection writes
 */
export function openRaw(file: string, waitMs = busyTimeoutMs): RawDatabase {
  if (file !== ':memory:') makeOwnersFile(file)
  return new Database(file, { timeout: waitMs })
}
