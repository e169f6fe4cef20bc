import { access, constants, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isEmptied } from '../engines/database-files.ts'
import { clientOfFile } from '../engines/shared-clients.ts'
import { explained } from '../explained.ts'
import type { PrismaClient } from '../generated/client.ts'
import { migrateDatabase } from '../migrations/migrate.ts'
import { withTemporary } from './world-files.ts'

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

/** Small writes fit the existing file; with this much space left, later ones will fit, too. */
const spareBytes = 256 * 1024

/**
 * Makes sure that a folder has space.
 * @throws the system's error, such as ENOSPC
 */
export const probeSpace = (dir: string): Promise<void> =>
  withTemporary(join(dir, 'probe'), (file) => writeFile(file, Buffer.alloc(spareBytes)))

/** What ends the transaction of a probe. */
class ProbeDone extends Error {}

/** Writes to a database and takes it back, so that no cache becomes stale. @throws SQLite's refusal */
export async function probeWrite(db: PrismaClient): Promise<void> {
  const probe = db.$transaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO WorldSetting VALUES ('probe', hex(zeroblob(20000)))`
    throw new ProbeDone()
  })
  await probe.catch((error: unknown) => {
    if (!(error instanceof ProbeDone)) throw error
  })
}
