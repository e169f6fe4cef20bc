import { systemErrorCode } from '../store-error.ts'

/** What keeps a database, or the disk below it, from doing its work. Nothing was written then. */
export type DatabaseTrouble = 'full' | 'readOnly' | 'busy' | 'damaged' | 'unreadable'

/** By SQLite's primary result code, or the operating system's, or libSQL's word where it has no code. */
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

/** The trouble behind an error of Prisma, libSQL or the file system, however deep; undefined when it is none of these. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  const texts = [systemErrorCode(error), driverMessage(error), error.message]
  for (const text of texts) {
    const [code] = /^(?:SQLITE_|E)[A-Z]+|^ConnectionFailed/.exec(text ?? '') ?? [] // SQLITE_IOERR_WRITE begins with its primary code
    if (code !== undefined && Object.hasOwn(troubles, code)) return troubles[code]
  }
  return databaseTrouble(error.cause)
}

/** What the database said to Prisma, which words it anew around the values of the query. */
function driverMessage(error: Error): string | undefined {
  // Prisma documents `meta` as free of form; this is where its driver adapters put their error.
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { originalMessage?: unknown } } } }
  const message = meta?.driverAdapterError?.cause?.originalMessage
  return typeof message === 'string' ? message : undefined
}
