import { openRaw, type RawDatabase } from './database-files.ts'
import { type StatementResult, Statements } from './statements.ts'

interface Opened {
  readonly raw: RawDatabase
  readonly statements: Statements
}

/** A connection to one database file that writes, with its prepared statements; opened when it is first used. */
export class SqliteConnection {
  readonly #file: string
  #opened: Opened | undefined
  #closed = false
  #transactions = 0

  constructor(file: string) {
    this.#file = file
  }

  /** Whether a transaction is open on it. */
  get inTransaction(): boolean {
    return this.#transactions > 0
  }

  run(sql: string, values: readonly unknown[] = []): StatementResult {
    return this.#open().statements.run(sql, values)
  }

  executeScript(sql: string): void {
    this.#open().raw.exec(sql)
  }

  /** IMMEDIATE, because only a transaction that starts as a writer waits for another process instead of failing. */
  begin(): void {
    this.run('BEGIN IMMEDIATE')
    this.#transactions++
  }

  /** Left open, a commit that fails would lose all later writes, acknowledged ones too. */
  commit(): void {
    this.#transactions--
    try {
      this.run('COMMIT')
    } catch (error) {
      this.#rollBackQuietly()
      throw error
    }
  }

  rollback(): void {
    this.#transactions--
    this.run('ROLLBACK')
  }

  /** Nothing can be done with it afterwards. */
  close(): void {
    this.#closed = true
    this.#opened?.statements.clear()
    this.#opened?.raw.close()
    this.#opened = undefined
  }

  #open(): Opened {
    if (this.#opened) return this.#opened
    if (this.#closed) throw new Error(`The database ${this.#file} is closed`)
    const raw = openRaw(this.#file)
    try {
      // They belong to the connection, not to the file.
      raw.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL;')
    } catch (error) {
      raw.close()
      throw error
    }
    this.#opened = { raw, statements: new Statements(raw) }
    return this.#opened
  }

  #rollBackQuietly(): void {
    try {
      this.run('ROLLBACK')
    } catch {
      // SQLite has rolled back already
    }
  }
}
