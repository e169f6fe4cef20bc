import Database from 'libsql'

export type RawDatabase = Database.Database

/** How long a statement waits while another process writes. */
const busyTimeoutMs = 5000

/**
 * A connection of its own beside Prisma's, for reads of microseconds that every request makes. Its calls are
 * synchronous: it never writes to a world that is in use, where it would wait for a transaction that waits for it.
 * @param waitMs how long a statement waits while another connection writes
 */
export const openRaw = (file: string, waitMs = busyTimeoutMs): RawDatabase =>
  new Database(file, { timeout: waitMs })
