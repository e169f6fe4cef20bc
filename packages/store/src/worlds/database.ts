import { access, constants } from 'node:fs/promises'
import { SqliteAdapter } from '../engines/sqlite.ts'
import { PrismaClient } from '../generated/client.ts'
import { migrateDatabase } from '../migrations/migrate.ts'
import { StoreError, systemErrorCode } from '../store-error.ts'

/**
 * Opens a database file, brought to the newest migration first; a missing file is created.
 * @throws {StoreError} when the file is damaged, no database, or cannot be read and written
 */
export async function openDatabase(file: string): Promise<PrismaClient> {
  try {
    await migrateDatabase(file)
    await access(file, constants.W_OK)
  } catch (error) {
    const trouble = troubleOf(error)
    throw trouble ? new StoreError(`The database ${file} ${trouble}`, { cause: error }) : error
  }
  return new PrismaClient({
    adapter: new SqliteAdapter(file),
    transactionOptions: { maxWait: 10_000, timeout: 120_000 },
  })
}

/** What is wrong with the file and what to do; undefined when the fault lies elsewhere. */
function troubleOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ''
  if (/not a database|malformed/.test(message)) {
    return 'is damaged. Put a copy in its place, or delete it to start anew.'
  }
  if (/Unable to open|readonly/.test(message) || systemErrorCode(error)?.startsWith('E')) {
    return 'cannot be read and written. Check its permissions and that it is a file.'
  }
  return undefined
}
