import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openRaw } from '../engines/raw-sqlite.ts'
import { copyOpenDatabase } from '../engines/sqlite.ts'
import type { PrismaClient } from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { openDatabase } from './database.ts'
import { exists, removeDatabase, temporaryFile } from './world-files.ts'

type Database = Pick<PrismaClient, '$executeRaw'>
type Use = (file: string) => Promise<void>

/** Takes worlds out of the data folder and into it. */
export function worldTransfer(worldsDir: string) {
  return {
    /** Lets `use` take a copy of an open database. */
    async copyOf(db: Database, use: Use): Promise<void> {
      const copy = temporaryFile(join(worldsDir, 'copy'))
      try {
        await copyOpenDatabase(db, copy)
        await use(copy)
      } finally {
        await removeDatabase(copy)
      }
    },
    /** Writes an open database into a file, in one step. */
    async write(db: Database, file: string): Promise<void> {
      if (await exists(file))
        throw new StoreError(`The file ${file} is there already; choose another, or delete it`)
      const temporary = temporaryFile(file)
      try {
        await copyOpenDatabase(db, temporary)
        await rename(temporary, file)
      } finally {
        await rm(temporary, { force: true })
      }
    },
    /** Lets `use` take a copy of a file that was written before, checked and brought to the present schema. */
    async read(file: string, use: Use): Promise<void> {
      if (!(await exists(file))) throw new StoreError(`There is no file ${file}`)
      const copy = temporaryFile(join(worldsDir, 'import'))
      try {
        await copyFile(file, copy)
        if (!isWorld(copy))
          throw new StoreError(`The file ${file} is no world; expected one of portal world export`)
        const db = await openDatabase(copy)
        await db.$executeRaw`PRAGMA wal_checkpoint(TRUNCATE)`
        await db.$disconnect()
        await use(copy)
      } finally {
        await removeDatabase(copy)
      }
    },
  }
}

/** Whether a file is a database with the tables of a world; a damaged one is none. */
function isWorld(file: string): boolean {
  const raw = openRaw(file)
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
