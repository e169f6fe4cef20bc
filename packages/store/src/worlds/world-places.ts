import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mainWorld } from '@portal/protocol/world'
import { copyOpenDatabase } from '../engines/database-files.ts'
import { isUnusable } from '../explained.ts'
import { refused, StoreError, TooManyWorlds, UnknownWorld } from '../store-error.ts'
import { dayMs } from './clock.ts'
import type { OnCode, OpenedWorld } from './world.ts'
import { copyDatabase, removeDatabase, withTemporary } from './world-files.ts'

// A reset or restored world continues in a new file, since SQLite finds its write-ahead log by name and pending
// requests keep the old one. `main.db` is the first generation, `main.2.db` the second; `main.3.gone` marks a removal
// after it.

/** `gone`: the world was removed since. */
interface Generation {
  readonly name: string
  readonly number: number
  readonly gone: boolean
}

export const generationFile = (dir: string, name: string, number: number) =>
  join(dir, number === 1 ? `${name}.db` : `${name}.${number}.db`)

const removalMark = (dir: string, name: string, number: number) => join(dir, `${name}.${number}.gone`)

async function readGenerations(dir: string): Promise<Generation[]> {
  return (await readdir(dir)).flatMap((file) => {
    const [, name = '', number = '1', kind] = /^([a-z0-9_-]+)(?:\.(\d+))?\.(db|gone)$/.exec(file) ?? []
    return kind === undefined ? [] : [{ name, number: Number(number), gone: kind === 'gone' }]
  })
}

/** The newest generation of every world there is, by name. */
export async function currentGenerations(dir: string): Promise<Generation[]> {
  const latest = new Map<string, Generation>()
  for (const one of await readGenerations(dir)) {
    if (one.number > (latest.get(one.name)?.number ?? 0)) latest.set(one.name, one)
  }
  return [...latest.values()].filter(({ gone }) => !gone).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The newest generation of a world, null when there never was one. What older ones left behind is deleted. */
async function latestGeneration(dir: string, name: string): Promise<Generation | null> {
  const own = (await readGenerations(dir)).filter((one) => one.name === name)
  const latest = own.sort((a, b) => a.number - b.number).pop()
  if (own.length === 0) return latest ?? null
  const { markOlder } = await import('./cached-state.ts')
  const retired = own.filter(
    (older) => older.gone || markOlder(generationFile(dir, name, older.number), older.number),
  )
  await Promise.all(retired.map((older) => removeGeneration(dir, older)))
  return latest ?? null
}

/** Deletes a generation's file; one that Windows locks because it is open is left for later. */
async function removeGeneration(dir: string, { name, number, gone }: Generation): Promise<void> {
  const removal = gone
    ? rm(removalMark(dir, name, number), { force: true })
    : removeDatabase(generationFile(dir, name, number))
  await removal.catch(() => {})
}

/** Long after every process that had the world open has noticed. */
const replacedRetentionMs = dayMs

/** Marks a world as removed; marks of long ago are deleted. */
async function markGone(dir: string, name: string, number: number): Promise<void> {
  await writeFile(removalMark(dir, name, number), '')
  for (const one of (await readGenerations(dir)).filter(({ gone }) => gone)) {
    const { mtimeMs } = await stat(removalMark(dir, one.name, one.number)).catch(() => ({
      mtimeMs: Infinity,
    }))
    if (Date.now() - mtimeMs > replacedRetentionMs) await removeGeneration(dir, one)
  }
}

interface WorldPlaces {
  /** Opens the newest generation of a world. Of all worlds only `main` is made where there is none. @throws {UnknownWorld} */
  open(name: string): Promise<OpenedWorld>
  exists(name: string): Promise<boolean>
  /** @throws {UnknownWorld} with the nearest name that there is */
  refuse(name: string): Promise<never>
  /**
   * Puts a new world's first file in place: a copy of a closed database, of the template by default.
   * @returns false when there was one already. @throws {TooManyWorlds}
   */
  make(name: string, source?: string): Promise<boolean>
  /**
   * Gives a world a new generation: a copy of a closed database, by default the template.
   * @param world the open one; undefined for one that can't be opened
   */
  replace(name: string, world: OpenedWorld | undefined, source?: string): Promise<void>
  /** Makes a closed database from the template, at one point in time, lets `use` take a copy of it, and deletes it. */
  prepare(
    name: string,
    fill: (fresh: OpenedWorld) => Promise<void>,
    use: (file: string) => Promise<void>,
  ): Promise<void>
  /** Removes a world with its journal; requests in progress may finish. */
  remove(name: string, world: OpenedWorld | undefined): Promise<void>
}

interface PlaceOptions {
  readonly worldsDir: string
  readonly journalsDir: string
  readonly maxWorlds: number
  /** Real time in milliseconds. */
  readonly now: () => number
  readonly onCode: OnCode
  /** Copies the template of new worlds. @returns false when the name was taken */
  readonly copyTemplate: (file: string) => Promise<boolean>
}

/** The database's client, loaded where a world is opened: what only lists or removes worlds starts in half the time. */
const worldModule = () => import('./world.ts')

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
  const place = (file: string, source: string | undefined) =>
    source === undefined ? copyTemplate(file) : copyDatabase(source, file)
  const make = async (name: string, source?: string) => {
    const found = await latest(name)
    if (found && !found.gone) return false
    const waiting = ++beingMade // including those being created at the same time
    try {
      const { length } = await currentGenerations(worldsDir)
      if (length + waiting > maxWorlds) throw new TooManyWorlds(name, maxWorlds)
      return await place(generationFile(worldsDir, name, (found?.number ?? 0) + 1), source)
    } finally {
      beingMade--
    }
  }
  const refuse = async (name: string): Promise<never> => {
    throw new UnknownWorld(
      name,
      (await currentGenerations(worldsDir)).map((one) => one.name),
    )
  }
  return {
    make,
    refuse,
    async open(name) {
      for (;;) {
        const found = await present(name)
        if (!found) {
          if (name !== mainWorld) await refuse(name)
          await make(name)
          continue
        }
        const file = generationFile(worldsDir, name, found.number)
        const opened = { name, file, generation: found.number, journalFile: journalFile(name) }
        const { openWorld } = await worldModule()
        const world = await openWorld(opened, now, onCode)
        if ((await latest(name))?.number === found.number) return world
        await world.close() // replaced while it was opened
        await removeGeneration(worldsDir, found)
      }
    },
    async exists(name) {
      return (await present(name)) !== null
    },
    async replace(name, world, source) {
      const generation = world?.generation ?? (await present(name))?.number ?? 0
      const file = generationFile(worldsDir, name, generation + 1)
      if (!(await place(file, source))) {
        throw new StoreError(
          `The world ${name} was replaced by another process meanwhile; try again`,
          refused('replacedMeanwhile', { name }),
        )
      }
      await world?.markReplaced().catch(async (error: unknown) => {
        if (isUnusable(error)) return // it is read no longer; the newer one is in its place
        await removeDatabase(file) // nothing was replaced: the next try finds the number free
        throw error
      })
    },
    prepare(name, fill, use) {
      const beside = generationFile(worldsDir, name, 1)
      return withTemporary(beside, (scratch) =>
        withTemporary(beside, async (finished) => {
          await copyTemplate(scratch)
          const opened = { name, file: scratch, generation: 0, journalFile: journalFile(name) }
          const at = now()
          const { openWorld } = await worldModule()
          const fresh = await openWorld(opened, () => at, onCode)
          try {
            await fill(fresh)
            await copyOpenDatabase(fresh.db, finished)
          } finally {
            await fresh.close()
          }
          await use(finished)
        }),
      )
    },
    async remove(name, world) {
      const found = await present(name)
      if (!found) return refuse(name)
      await markGone(worldsDir, name, found.number + 1)
      await world?.markReplaced().catch((error: unknown) => {
        if (!isUnusable(error)) throw error
      })
      await removeGeneration(worldsDir, found)
      await removeDatabase(journalFile(name))
    },
  }
}
