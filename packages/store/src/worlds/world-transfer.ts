import { copyFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyOpenDatabase, openRaw, type RawDatabase } from '../engines/database-files.ts'
import { databaseTrouble } from '../engines/database-trouble.ts'
import { explained } from '../explained.ts'
import type { PrismaClient } from '../generated/client.ts'
import { ownMigrations } from '../migrations/migrate.ts'
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
        const { openDatabase } = await import('./database.ts')
        const migrations = (await ownMigrations()).map(({ sql }) => sql).join('')
        const problem = problemOf(openRaw(copy), migrations)
        if (problem !== undefined)
          throw new StoreError(`The file ${file} ${problem}; expected one of portal world export`)
        const db = await openDatabase(copy, `The file ${file}`)
        await db.$executeRaw`PRAGMA wal_checkpoint(TRUNCATE)`
        await db.$disconnect()
        await use(copy)
      })
    },
  }
}

/**
 * Why a database is no world; undefined for one. A damaged one has no tables. Triggers and views of others would run with
 * what is done in the world. Closes it.
 */
function problemOf(raw: RawDatabase, migrations: string): string | undefined {
  try {
    const parts = raw.prepare('SELECT type, name, sql FROM sqlite_master').all() as Part[]
    const [checked] = raw.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
    const names = new Set(parts.map(({ name }) => name))
    if (!tables.every((name) => names.has(name)) || checked?.quick_check !== 'ok') return 'is no world'
    const isForeign = ({ type, sql }: Part) =>
      (type === 'trigger' || type === 'view') && !migrations.includes(sql ?? '')
    const foreign = parts.find(isForeign)
    return foreign && `has a ${foreign.type} of its own, ${foreign.name.slice(0, 60)}`
  } catch {
    return 'is no world'
  } finally {
    raw.close()
  }
}

interface Part {
  readonly type: string
  readonly name: string
  readonly sql: string | null
}

const tables = ['_prisma_migrations', 'User', 'WorldSetting']
