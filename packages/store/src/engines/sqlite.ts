import { pathToFileURL } from 'node:url'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import type { PrismaClient } from '../generated/client.ts'
import { makeOwnersFile } from './private-file.ts'
import { openRaw, type RawDatabase } from './raw-sqlite.ts'
import { Statements } from './statements.ts'

type Client = ReturnType<PrismaLibSql['createClient']>

/**
 * The one place that knows SQLite: an adapter for Prisma over one database file, which is created when absent.
 * Another engine needs a file like this one and nothing else.
 */
export class SqliteAdapter extends PrismaLibSql {
  readonly #file: string

  constructor(file: string) {
    super({ url: pathToFileURL(file).href })
    this.#file = file
  }

  /** libSQL's own client prepares each statement again and changes connections with every transaction. */
  override createClient(): Client {
    return clientOf(openRaw(this.#file)) as unknown as Client // Prisma's adapter uses these members alone
  }

  /** A connection with the pragmas that every user of the file needs; they belong to the connection, not the file. */
  override async connect() {
    const adapter = await super.connect()
    try {
      await adapter.executeScript(
        'PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL;',
      )
    } catch (error) {
      await adapter.dispose()
      throw error
    }
    return adapter
  }
}

type Statement = Readonly<{ sql: string; args?: readonly unknown[] }>

function clientOf(raw: RawDatabase) {
  const statements = new Statements(raw)
  const execute = async ({ sql, args }: Statement) => statements.run(sql, args)
  const executeMultiple = async (sql: string) => void raw.exec(sql)
  return {
    execute,
    executeMultiple,
    /**
     * On the connection itself: Prisma runs one transaction at a time per client. IMMEDIATE, because only a transaction
     * that starts as a writer waits for another process instead of failing.
     */
    async transaction() {
      statements.run('BEGIN IMMEDIATE')
      return {
        execute,
        executeMultiple,
        commit: async () => commit(statements),
        rollback: async () => void statements.run('ROLLBACK'),
      }
    },
    close() {
      statements.clear()
      raw.close()
    },
  }
}

/** Left open, a commit that fails would swallow the writes of everybody who comes after, acknowledged ones too. */
function commit(statements: Statements): void {
  try {
    statements.run('COMMIT')
  } catch (error) {
    rollBack(statements)
    throw error
  }
}

function rollBack(statements: Statements): void {
  try {
    statements.run('ROLLBACK')
  } catch {
    // SQLite has rolled back already
  }
}

/** Writes a compact copy of an open database to a new file, including its write-ahead log. */
export async function copyOpenDatabase(db: Pick<PrismaClient, '$executeRaw'>, file: string): Promise<void> {
  makeOwnersFile(file)
  await db.$executeRaw`VACUUM INTO ${file}`
}

/**
 * Runs a long write with room in memory for the pages that it touches: with the usual cache, every index of a large table
 * is read and written again and again.
 */
export async function withLargeCache<Result>(
  db: Pick<PrismaClient, '$executeRaw'>,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.$executeRaw`PRAGMA cache_size = -65536` // 64 MiB
  try {
    return await work()
  } finally {
    await db.$executeRaw`PRAGMA cache_size = -2000` // what SQLite starts with
  }
}
