import { access, constants } from 'node:fs/promises'
import { isEmptied } from '../engines/is-sound.ts'
import { clientOfFile } from '../engines/shared-clients.ts'
import { explained } from '../explained.ts'
import type { PrismaClient } from '../generated/client.ts'
import { migrateDatabase } from '../migrations/migrate.ts'

/**
 * Brings a database file to the newest migration; a missing one is created.
 * @throws {StoreError} when the file is damaged, no database, of a later version, or cannot be read and written
 */
export const prepareDatabase = (
  file: string,
  what = `The database ${file}`,
  ifDamaged?: string,
): Promise<void> =>
  explained(
    what,
    async () => {
      if (isEmptied(file)) throw new Error('file is not a database: it is empty') // SQLite's message for other files
      await migrateDatabase(file, what)
      await access(file, constants.W_OK)
    },
    ifDamaged,
  )

/** Opens a database file after preparing it; `$disconnect` closes it. @throws {StoreError} as {@link prepareDatabase} does */
export async function openDatabase(file: string, what?: string): Promise<PrismaClient> {
  await prepareDatabase(file, what)
  return clientOfFile(file)
}
