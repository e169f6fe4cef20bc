import { SqliteAdapter } from '../engines/sqlite.ts'
import { PrismaClient } from '../generated/client.ts'
import { migrateDatabase } from '../migrations/migrate.ts'
import { StoreError } from '../store-error.ts'

/**
 * Opens a database file, brought to the newest migration first; a missing file is created.
 * @throws {StoreError} when the file is damaged or no database
 */
export async function openDatabase(file: string): Promise<PrismaClient> {
  const db = new PrismaClient({
    adapter: new SqliteAdapter(file),
    transactionOptions: { maxWait: 10_000, timeout: 120_000 },
  })
  try {
    await migrateDatabase(db, file)
    return db
  } catch (error) {
    await db.$disconnect()
    throw isDamage(error)
      ? new StoreError(
          `The database ${file} is damaged. Put a copy in its place, or delete it to start anew.`,
          {
            cause: error,
          },
        )
      : error
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && /not a database|malformed|SQLITE_(NOTADB|CORRUPT)/.test(error.message)
