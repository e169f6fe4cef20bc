import { statSync } from 'node:fs'
import { openRaw, type RawDatabase } from './raw-sqlite.ts'

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
