import { access, constants } from 'node:fs/promises'
import { useWriteAheadLog } from '../engines/raw-sqlite.ts'
import { SqliteAdapter } from '../engines/sqlite.ts'
import { explained } from '../explained.ts'
import { PrismaClient } from '../generated/client.ts'
import { migrateDatabase } from '../migrations/migrate.ts'

/**
 * Opens a database file, brought to the newest migration first; a missing file is created.
 * @throws {StoreError} when the file is damaged, no database, or cannot be read and written
 */
export async function openDatabase(file: string): Promise<PrismaClient> {
  await explained(`The database ${file}`, async () => {
    await migrateDatabase(file)
    await access(file, constants.W_OK)
    useWriteAheadLog(file)
  })
  return new PrismaClient({
    adapter: new SqliteAdapter(file),
    transactionOptions: { maxWait: 10_000, timeout: 120_000 },
  })
}
