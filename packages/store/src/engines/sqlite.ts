import { pathToFileURL } from 'node:url'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import type { PrismaClient } from '../generated/client.ts'

type Client = ReturnType<PrismaLibSql['createClient']>
type Transaction = Awaited<ReturnType<Client['transaction']>>

/** How long a statement waits while another process writes. */
const busyTimeoutMs = 5000

/**
 * The one place that knows SQLite: an adapter for Prisma over one database file, which is created when absent.
 * Another engine needs a file like this one and nothing else.
 */
export class SqliteAdapter extends PrismaLibSql {
  constructor(file: string) {
    super({ url: pathToFileURL(file).href, timeout: busyTimeoutMs })
  }

  override createClient(config: Parameters<PrismaLibSql['createClient']>[0]): Client {
    const client = super.createClient(config)
    client.transaction = () => beginOn(client)
    return client
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

/**
 * A transaction on the client's own connection. libSQL's would leave that connection to the garbage collector and go on
 * with a fresh one that has lost its pragmas; Prisma runs one transaction at a time per client, so sharing is safe.
 * IMMEDIATE, because only a transaction that starts as a writer waits for another process instead of failing.
 */
async function beginOn(client: Client): Promise<Transaction> {
  await client.execute('BEGIN IMMEDIATE')
  let closed = false
  const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
    await client.execute(statement)
    closed = true
  }
  return {
    execute: (statement: Parameters<Transaction['execute']>[0]) => client.execute(statement),
    batch: (statements) => Promise.all(statements.map((one) => client.execute(one))),
    executeMultiple: (sql) => client.executeMultiple(sql),
    async commit() {
      try {
        await end('COMMIT')
      } catch (error) {
        // Left open, it would swallow the writes of everybody who comes after, acknowledged ones too.
        await end('ROLLBACK').catch(() => {}) // SQLite has rolled back already
        throw error
      }
    },
    rollback: () => end('ROLLBACK'),
    close: () => {
      closed = true
    },
    get closed() {
      return closed
    },
  }
}

/** Writes a compact copy of an open database to a new file, whatever still lies in its write-ahead log. */
export async function copyOpenDatabase(db: Pick<PrismaClient, '$executeRaw'>, file: string): Promise<void> {
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
