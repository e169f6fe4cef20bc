import { systemErrorCode } from '../store-error.ts'

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
