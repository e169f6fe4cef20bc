import { databaseTrouble, openRaw } from '../engines/database-files.ts'
import { Statements } from '../engines/statements.ts'
import type { Fault } from '../generated/client.ts'
import { settingsOf, type WorldSettings } from './settings.ts'

/**
 * The result of `work` at the end of this turn of the event loop, shared by all callers before that: it is then newer
 * than each of their requests. They continue one right after another, so that their responses are sent together, which
 * is cheaper.
 */
export function oncePerTurn<Result>(work: () => Result): () => Promise<Result> {
  let asked: Promise<Result> | undefined
  return () => {
    asked ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      asked = undefined
      return work()
    })
    return asked
  }
}

/** The state of its world that every request needs. */
export interface ControlState {
  /** Of the database as this state was read; another one as soon as any process writes. */
  readonly version: number
  readonly settings: WorldSettings
  /** Oldest first. */
  readonly faults: readonly Fault[]
  /** The generation that was replaced by a newer one, or removed, when there is such a mark. */
  readonly replaced: number | undefined
}

/** The control state of an open world, cached until this or another process changes the database. */
interface CachedState {
  current(): ControlState
  /** As `current`, read once for all requests of one turn of the event loop. */
  currentForAll(): Promise<ControlState>
  /** Changes with every write to the database by any process. Costs some three microseconds. */
  version(): number
  /** Rows of a query, as SQLite has them: for the few questions that come with every request. */
  read(sql: string, values: readonly unknown[]): Record<string, unknown>[]
  close(): void
}

export const replacedKey = 'world.replaced'

/**
 * Marks a generation that has a newer one, for processes that still have it open: the process that created the newer one may
 * have been killed before. @returns false while another connection writes to it; try again later
 */
export function markOlder(file: string, generation: number): boolean {
  try {
    const raw = openRaw(file, 0)
    try {
      raw.prepare('INSERT OR REPLACE INTO WorldSetting VALUES (?, ?)').run(replacedKey, String(generation))
    } finally {
      raw.close()
    }
    return true
  } catch (error) {
    return databaseTrouble(error) !== 'busy' // one that can't be marked at all isn't open anywhere
  }
}

export function keepState(file: string): CachedState {
  const raw = openRaw(file)
  // A copy of a database has lost its journal mode. A write empties the cache of pages, so that a small one does.
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA cache_size = -512')
  const statements = new Statements(raw)
  const [dataVersion, settings, faults] = [
    raw.prepare('PRAGMA data_version').raw(),
    raw.prepare('SELECT key, value FROM WorldSetting'),
    raw.prepare('SELECT * FROM Fault WHERE remaining IS NOT 0 ORDER BY id'),
  ]
  const version = () => (dataVersion.get() as [number])[0] // a row of one number; libSQL's `pluck` leaves `get` as it is
  const read = (version: number): ControlState => {
    // The columns are those of the models: migrations and models are compared by a test.
    const values = new Map(
      (settings.all() as { key: string; value: string }[]).map((row) => [row.key, row.value]),
    )
    const replaced = values.get(replacedKey)
    return {
      version,
      settings: settingsOf(values),
      faults: faults.all() as Fault[],
      replaced: replaced === undefined ? undefined : Number(replaced),
    }
  }
  let kept = read(version())
  const current = () => {
    const seen = version()
    if (seen !== kept.version) kept = read(seen)
    return kept
  }
  return {
    version,
    current,
    currentForAll: oncePerTurn(current),
    read: (sql, values) => statements.rows(sql, values),
    close() {
      statements.clear()
      raw.close()
    },
  }
}
