import { copyFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyOpenDatabase } from '../engines/copy-open-database.ts'
import { databaseTrouble } from '../engines/database-trouble.ts'
import type { RawDatabase } from '../engines/raw-sqlite.ts'
import { explained } from '../explained.ts'
import type { PrismaClient } from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { exists, withTemporary } from './world-files.ts'

type Database = Pick<PrismaClient, '$executeRaw'>
type Use = (file: string) => Promise<void>

/** Takes worlds out of the data folder and into it. */
export function worldTransfer(worldsDir: string) {
  return {
    /** Lets `use` take a copy of an open database. */
    copyOf: (db: Database, use: Use): Promise<void> =>
      withTemporary(join(worldsDir, 'copy'), async (copy) => {
        await copyOpenDatabase(db, copy)
        await use(copy)
      }),
    /** Writes an open database into a file, in one step. */
    async write(db: Database, file: string): Promise<void> {
      if (await exists(file))
        throw new StoreError(`The file ${file} is there already; choose another, or delete it`)
      if (!(await exists(dirname(file)))) throw new StoreError(`There is no folder ${dirname(file)}`)
      const written = withTemporary(file, async (temporary) => {
        await copyOpenDatabase(db, temporary)
        await rename(temporary, file)
      })
      await written.catch((error: unknown) => {
        // The damaged one is the source world.
        if (databaseTrouble(error) === 'damaged') throw error
        return explained(`The file ${file}`, () => Promise.reject(error))
      })
    },
    /** Lets `use` take a copy of a file that was written before, checked and brought to the present schema. */
    async read(file: string, use: Use): Promise<void> {
      if (!(await exists(file))) throw new StoreError(`There is no file ${file}`)
      await withTemporary(join(worldsDir, 'import'), async (copy) => {
        await copyFile(file, copy)
        const [{ openRaw }, { openDatabase }] = await Promise.all([
          import('../engines/raw-sqlite.ts'),
          import('./database.ts'),
        ])
        if (!isWorld(openRaw(copy)))
          throw new StoreError(`The file ${file} is no world; expected one of portal world export`)
        const db = await openDatabase(copy, `The file ${file}`)
        await db.$executeRaw`PRAGMA wal_checkpoint(TRUNCATE)`
        await db.$disconnect()
        await use(copy)
      })
    },
  }
}

/** Whether a database has the tables of a world; a damaged one has none. Closes it. */
function isWorld(raw: RawDatabase): boolean {
  try {
    const row = raw
      .prepare(
        "SELECT count(*) AS found FROM sqlite_master WHERE name IN ('_prisma_migrations', 'User', 'WorldSetting')",
      )
      .get() as { found: number }
    const [checked] = raw.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
    return row.found === 3 && checked?.quick_check === 'ok'
  } catch {
    return false
  } finally {
    raw.close()
  }
}
