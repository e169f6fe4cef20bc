import { randomUUID } from 'node:crypto'
import type { RawDatabase } from './database-files.ts'

/** Shorter ones cost Prisma little. */
const leastLength = 10_000

/** By names that no data contains. */
const values = new Map<string, string>()

/**
 * Lets `work` pass a long text to a statement by a name: Prisma would parse and serialise the text several times, and
 * keep the parameters of its latest statements for its debug log.
 */
export async function withLargeValue<Result>(
  value: string,
  work: (passed: string) => Promise<Result>,
): Promise<Result> {
  if (value.length < leastLength) return work(value)
  const name = randomUUID()
  values.set(name, value)
  try {
    return await work(name)
  } finally {
    values.delete(name)
  }
}

/** What a statement is given, with long texts in the place of their names. */
export const withNamedValues = (given: readonly unknown[] | undefined): readonly unknown[] | undefined =>
  values.size === 0 ? given : given?.map((one) => (typeof one === 'string' ? (values.get(one) ?? one) : one))

/** What a statement answers, as Prisma's adapter reads it. */
export interface StatementResult {
  readonly columns: string[]
  /** As declared; empty for computed ones. */
  readonly columnTypes: string[]
  readonly rows: unknown[][]
  readonly rowsAffected: number
}

/** Prepared statements cached: more than a hot call needs, and little memory in fifty worlds. */
const defaultLimit = 100
/** A longer one contains the values of many rows and won't recur. */
const maxCachedLength = 10_000

/** Runs statements on one connection and keeps them prepared: that costs more than most of them take to run. */
export class Statements {
  readonly #raw: RawDatabase
  readonly #limit: number
  /** Least recently used first. */
  readonly #prepared = new Map<string, Prepared>()

  constructor(raw: RawDatabase, limit = defaultLimit) {
    this.#raw = raw
    this.#limit = limit
  }

  /** @throws {SqliteError} of libSQL, with SQLite's own number in `rawCode` */
  run(sql: string, values: readonly unknown[] = []): StatementResult {
    const { statement, answers, ...columns } = this.#prepare(sql)
    const bound = values.map(bindable)
    if (!answers) return { ...columns, rows: [], rowsAffected: statement.run(bound).changes }
    const rows = statement.all(bound) as unknown[][] // raw mode: each row is an array
    return { ...columns, rows: rows.map((row) => row.map(readable)), rowsAffected: 0 }
  }

  /** What a statement answers, each row by the names of its columns. */
  rows(sql: string, values: readonly unknown[]): Record<string, unknown>[] {
    const { columns, rows } = this.run(sql, values)
    return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
  }

  /** They keep the file open. */
  clear(): void {
    this.#prepared.clear()
  }

  #prepare(sql: string): Prepared {
    const found = this.#prepared.get(sql)
    if (found) {
      this.#prepared.delete(sql)
      this.#prepared.set(sql, found)
      return found
    }
    const prepared = preparedOn(this.#raw, sql)
    if (sql.length > maxCachedLength) return prepared
    this.#prepared.set(sql, prepared)
    const [oldest] = this.#prepared.keys()
    if (this.#prepared.size > this.#limit && oldest !== undefined) this.#prepared.delete(oldest)
    return prepared
  }
}

type Prepared = ReturnType<typeof preparedOn>

function preparedOn(raw: RawDatabase, sql: string) {
  const statement = raw.prepare(sql)
  const answers = statement.reader
  if (!answers) return { statement, answers, columns: [], columnTypes: [] }
  const declared = statement.raw(true).columns()
  return {
    statement,
    answers,
    columns: declared.map(({ name }) => name),
    columnTypes: declared.map(({ type }) => type ?? ''),
  }
}

/** SQLite has no booleans. */
const bindable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

/** Prisma expects bytes as an ArrayBuffer of their own. */
const readable = (value: unknown) => (value instanceof Uint8Array ? Uint8Array.from(value).buffer : value)
