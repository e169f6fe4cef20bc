import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOpenDatabase } from '../engines/sqlite.ts'
import { StoreError } from '../store-error.ts'
import { makeFolder, removeLeftovers } from './folders.ts'
import { currentGenerations, generationFile } from './generations.ts'
import type { World } from './world.ts'
import { exists, removeDatabase, temporaryFile } from './world-files.ts'
import { parseSnapshotName } from './world-name.ts'

/** A world, or a snapshot of one, as it lies in the data folder. */
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
  /** The closed database of a snapshot. @throws {StoreError} when there is none */
  file(world: string, snapshot: string): Promise<string>
  remove(world: string, snapshot: string): Promise<void>
  removeAll(world: string): Promise<void>
}

export function snapshotsIn(dir: string): Snapshots {
  const folder = (world: string) => join(dir, world)
  const fileOf = (world: string, snapshot: string) => join(folder(world), `${parseSnapshotName(snapshot)}.db`)
  const existing = async (world: string, snapshot: string) => {
    const file = fileOf(world, snapshot)
    if (await exists(file)) return file
    const names = (await listDatabases(folder(world))).map(({ name }) => name)
    throw new StoreError(
      `The world ${world} has no snapshot ${snapshot}; expected ${names.length > 0 ? `one of ${names.join(', ')}` : 'one that was taken before'}`,
    )
  }
  return {
    list: (world) => listDatabases(folder(world)),
    async take({ name, db }, snapshot) {
      const file = fileOf(name, snapshot)
      const temporary = temporaryFile(file)
      await makeFolder(folder(name))
      await removeLeftovers(folder(name))
      try {
        await copyOpenDatabase(db, temporary)
        await rename(temporary, file)
      } finally {
        await rm(temporary, { force: true })
      }
    },
    file: existing,
    async remove(world, snapshot) {
      await removeDatabase(await existing(world, snapshot))
    },
    async removeAll(world) {
      await rm(folder(world), { recursive: true, force: true })
    },
  }
}
