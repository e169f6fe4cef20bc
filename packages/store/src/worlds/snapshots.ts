import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  canBeOpened,
  copyOpenDatabase,
  databaseTrouble,
  openRaw,
  type RawDatabase,
} from '../engines/database-files.ts'
import { explained } from '../explained.ts'
import type { PrismaClient } from '../generated/client.ts'
import { ownMigrations } from '../migrations/migrate.ts'
import { refused, StoreError } from '../store-error.ts'
import type { World } from './world.ts'
import { exists, makeFolder, removeDatabase, removeLeftovers, withTemporary } from './world-files.ts'
import { parseSnapshotName } from './world-name.ts'
import { currentGenerations, generationFile } from './world-places.ts'

/** A world, or a snapshot of one, as a file in the data folder. */
export interface WorldInfo {
  readonly name: string
  readonly bytes: number
  /** Real time. */
  readonly changedAt: Date
}

async function infoOf(name: string, file: string): Promise<WorldInfo[]> {
  const found = await stat(file).catch(() => null) // removed since it was listed
  return found ? [{ name, bytes: found.size, changedAt: found.mtime }] : []
}

export async function listWorlds(dir: string): Promise<WorldInfo[]> {
  const current = await currentGenerations(dir)
  const infos = current.map(({ name, number }) => infoOf(name, generationFile(dir, name, number)))
  return (await Promise.all(infos)).flat()
}

/** The databases in a folder that need not exist. */
async function listDatabases(dir: string): Promise<WorldInfo[]> {
  const files = (await readdir(dir).catch(() => [])).filter((file) => file.endsWith('.db')).sort()
  return (await Promise.all(files.map((file) => infoOf(file.slice(0, -3), join(dir, file))))).flat()
}

/** Saved states of worlds. A snapshot's name follows the rules of a world's. */
interface Snapshots {
  list(world: string): Promise<WorldInfo[]>
  /** Keeps the present state; a snapshot of that name is replaced in one step. */
  take(world: World, snapshot: string): Promise<void>
  /**
   * The closed database of a snapshot.
   * @throws {StoreError} when it is missing, damaged or of a later version
   */
  file(world: string, snapshot: string): Promise<string>
  remove(world: string, snapshot: string): Promise<void>
  removeAll(world: string): Promise<void>
}

/** What a snapshot is called where something is wrong with it. */
export const calledSnapshot = (file: string, snapshot: string) => `The snapshot ${snapshot} (${file})`

/** The error in a snapshot, with a remedy. */
export const damagedSnapshot = (file: string, snapshot: string, world: string) =>
  `${calledSnapshot(file, snapshot)} is damaged. portal snapshot remove ${snapshot} --world ${world} removes it.`

export function snapshotsIn(dir: string): Snapshots {
  const folder = (world: string) => join(dir, world)
  const fileOf = (world: string, snapshot: string) => join(folder(world), `${parseSnapshotName(snapshot)}.db`)
  const existing = async (world: string, snapshot: string) => {
    const file = fileOf(world, snapshot)
    if (await exists(file)) return file
    const names = (await listDatabases(folder(world))).map(({ name }) => name)
    throw new StoreError(
      `The world ${world} has no snapshot ${snapshot}; expected ${names.length > 0 ? `one of ${names.join(', ')}` : 'one that was taken before'}`,
      refused('unknownSnapshot', { name: snapshot, world }),
    )
  }
  return {
    list: (world) => listDatabases(folder(world)),
    async take({ name, db }, snapshot) {
      const file = fileOf(name, snapshot)
      await makeFolder(folder(name))
      await removeLeftovers(folder(name))
      await withTemporary(file, async (temporary) => {
        await copyOpenDatabase(db, temporary)
        await rename(temporary, file)
      })
    },
    async file(world, snapshot) {
      const file = await existing(world, snapshot)
      if (!canBeOpened(file))
        throw new StoreError(
          damagedSnapshot(file, snapshot, world),
          refused('damagedSnapshot', { name: snapshot, world }),
        )
      const { requireKnownSchema } = await import('../migrations/migrate.ts')
      await requireKnownSchema(file, calledSnapshot(file, snapshot))
      return file
    },
    async remove(world, snapshot) {
      await removeDatabase(await existing(world, snapshot))
    },
    async removeAll(world) {
      await rm(folder(world), { recursive: true, force: true })
    },
  }
}

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
