import Database from 'libsql'
import { makeOwnersFile } from './private-file.ts'

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
