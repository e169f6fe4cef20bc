import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { canBeOpened, copyOpenDatabase } from '../engines/database-files.ts'
import { refused, StoreError } from '../store-error.ts'
import { makeFolder, removeLeftovers } from './folders.ts'
import { currentGenerations, generationFile } from './generations.ts'
import type { World } from './world.ts'
import { exists, removeDatabase, withTemporary } from './world-files.ts'
import { parseSnapshotName } from './world-name.ts'

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
