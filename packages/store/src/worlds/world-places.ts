import { join } from 'node:path'
import { copyOpenDatabase } from '../engines/sqlite.ts'
import { StoreError, TooManyWorlds } from '../store-error.ts'
import {
  currentGenerations,
  type Generation,
  generationFile,
  latestGeneration,
  markGone,
  removeGeneration,
} from './generations.ts'
import { type OnCode, type OpenedWorld, openWorld } from './world.ts'
import { copyDatabase, removeDatabase, temporaryFile } from './world-files.ts'

export interface WorldPlaces {
  /** Opens the newest generation of a world, made from the template where there is none. */
  open(name: string): Promise<OpenedWorld>
  exists(name: string): Promise<boolean>
  /** Puts a new world's first file in place. @returns false when there was one already. @throws {TooManyWorlds} */
  make(name: string): Promise<boolean>
  /** Gives a world a new generation: a copy of a closed database, of the template by default. */
  replace(world: OpenedWorld, source?: string): Promise<void>
  /** Makes a closed database from the template, lets `use` take a copy of it, and deletes it. */
  prepare(
    name: string,
    fill: (fresh: OpenedWorld) => Promise<void>,
    use: (file: string) => Promise<void>,
  ): Promise<void>
  /** Removes a world with its journal; requests in progress may finish. */
  remove(name: string, world: OpenedWorld | undefined): Promise<void>
}

export interface PlaceOptions {
  readonly worldsDir: string
  readonly journalsDir: string
  readonly maxWorlds: number
  /** Real time in milliseconds. */
  readonly now: () => number
  readonly onCode: OnCode
  /** Copies the template of new worlds. @returns false when the name was taken */
  readonly copyTemplate: (file: string) => Promise<boolean>
}

/** Where worlds lie and how one generation follows another. Several processes may do all of this at once. */
export function worldPlaces(options: PlaceOptions): WorldPlaces {
  const { worldsDir, journalsDir, maxWorlds, now, onCode, copyTemplate } = options
  const journalFile = (name: string) => join(journalsDir, `${name}.db`)
  const latest = (name: string) => latestGeneration(worldsDir, name)
  const present = async (name: string): Promise<Generation | null> => {
    const found = await latest(name)
    return found?.gone ? null : found
  }

  let beingMade = 0
  const make = async (name: string) => {
    const found = await latest(name)
    if (found && !found.gone) return false
    const waiting = ++beingMade // those that are made at the same time count, too
    try {
      const { length } = await currentGenerations(worldsDir)
      if (length + waiting > maxWorlds) throw new TooManyWorlds(name, maxWorlds)
      return await copyTemplate(generationFile(worldsDir, name, (found?.number ?? 0) + 1))
    } finally {
      beingMade--
    }
  }
  return {
    make,
    async open(name) {
      for (;;) {
        const found = await present(name)
        if (!found) {
          await make(name)
          continue
        }
        const file = generationFile(worldsDir, name, found.number)
        const place = { name, file, generation: found.number, journalFile: journalFile(name) }
        const world = await openWorld(place, now, onCode)
        if ((await latest(name))?.number === found.number) return world
        await world.close() // replaced while it was opened
        await removeGeneration(worldsDir, found)
      }
    },
    async exists(name) {
      return (await present(name)) !== null
    },
    async replace(world, source) {
      const file = generationFile(worldsDir, world.name, world.generation + 1)
      const placed = await (source === undefined ? copyTemplate(file) : copyDatabase(source, file))
      if (!placed) {
        throw new StoreError(`The world ${world.name} was replaced by somebody else meanwhile; try again`)
      }
      await world.markReplaced()
    },
    async prepare(name, fill, use) {
      const scratch = temporaryFile(generationFile(worldsDir, name, 1))
      const finished = temporaryFile(scratch)
      try {
        await copyTemplate(scratch)
        const place = { name, file: scratch, generation: 0, journalFile: journalFile(name) }
        const fresh = await openWorld(place, now, onCode)
        try {
          await fill(fresh)
          await copyOpenDatabase(fresh.db, finished)
        } finally {
          await fresh.close()
        }
        await use(finished)
      } finally {
        await Promise.all([scratch, finished].map(removeDatabase))
      }
    },
    async remove(name, world) {
      const found = await present(name)
      if (!found) throw new StoreError(`There is no world ${name}`)
      await markGone(worldsDir, name, found.number + 1)
      await world?.markReplaced()
      await removeGeneration(worldsDir, found)
      await removeDatabase(journalFile(name))
    },
  }
}
