import { PrismaLibSql } from '@prisma/adapter-libsql'
import type { PrismaClient } from '../generated/client.ts'
import { withNamedValues } from './large-values.ts'
import { SqliteConnection } from './sqlite-connection.ts'

type Client = ReturnType<PrismaLibSql['createClient']>

/**
 * The only module that depends on SQLite: a Prisma adapter for one database file, which is created if absent. Another
 * engine needs one file like this.
 */
export class SqliteAdapter extends PrismaLibSql {
  /** The connection of Prisma's statements; may be changed while none is running. */
  connection: SqliteConnection | undefined

  constructor(file?: string) {
    super({ url: 'file:' }) // never opened: the connection is ours
    if (file !== undefined) this.connection = new SqliteConnection(file)
  }

  /** libSQL's own client prepares each statement again and changes connections with every transaction. */
  override createClient(): Client {
    return clientOf(this) as unknown as Client // Prisma's adapter uses these members alone
  }
}

type Statement = Readonly<{ sql: string; args?: readonly unknown[] }>

function clientOf(adapter: SqliteAdapter) {
  const present = (): SqliteConnection => {
    if (!adapter.connection) throw new Error('The database is closed')
    return adapter.connection
  }
  const executing = (connection: () => SqliteConnection) => ({
    execute: async ({ sql, args }: Statement) => connection().run(sql, withNamedValues(args)),
    executeMultiple: async (sql: string) => connection().executeScript(sql),
  })
  return {
    ...executing(present),
    /**
     * On the connection itself: Prisma runs one transaction at a time per client. It ends on the connection that it
     * started on.
     */
    async transaction() {
      const connection = present()
      connection.begin()
      return {
        ...executing(() => connection),
        commit: async () => connection.commit(),
        rollback: async () => connection.rollback(),
      }
    },
    close() {
      adapter.connection?.close()
    },
  }
}

/**
 * Runs a long write with a larger page cache: with the usual one, each index of a large table is read and written again
 * and again.
 */
export async function withLargeCache<Result>(
  db: Pick<PrismaClient, '$executeRaw'>,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.$executeRaw`PRAGMA cache_size = -16384` // 16 MiB; with four times as much a million orders take a tenth less
  try {
    return await work()
  } finally {
    await db.$executeRaw`PRAGMA cache_size = -2000` // what SQLite starts with
  }
}
