import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultCompanyDir } from './paths.ts'
import type { OnProgress } from './progress.ts'
import { StoreError, systemErrorCode } from './store-error.ts'
import { makeFolder } from './worlds/make-folder.ts'
import { openWorld, type World } from './worlds/world.ts'
import { exists, listWorlds, removeDatabase, type WorldInfo, worldFile } from './worlds/world-files.ts'
import { parseWorldName } from './worlds/world-name.ts'

export interface StoreOptions {
  /** Folder of all worlds; created when absent. Several processes may share it. */
  readonly dataDir: string
  /** Real time in milliseconds; for tests. */
  readonly now?: () => number
  /** Folder of the demo company's YAML files; the project's own by default. */
  readonly companyDir?: string
  /** Told about the one long step: preparing the template of new worlds. */
  readonly onProgress?: OnProgress
}

/** Errors that the user can mend are {@link StoreError}s. */
export interface Store {
  /** Opens a world, made from the template on first use. The name is checked by `parseWorldName`. */
  world(name: string): Promise<World>
  worlds(): Promise<WorldInfo[]>
  /** Makes a new world; refuses a name that is taken. */
  createWorld(name: string): Promise<World>
  /** Closes and deletes a world; refuses a name that there is not. */
  removeWorld(name: string): Promise<void>
  /** Closes every world. Nothing can be opened afterwards. */
  close(): Promise<void>
}

export async function openStore(options: StoreOptions): Promise<Store> {
  const now = options.now ?? Date.now
  const worldsDir = join(options.dataDir, 'worlds')
  const template = {
    templatesDir: join(options.dataDir, 'templates'),
    companyDir: options.companyDir ?? defaultCompanyDir,
    onProgress: options.onProgress ?? (() => {}),
  }
  await prepareFolder(worldsDir)
  const open = new Map<string, Promise<World>>()
  let closed = false

  /** Puts a new world's file in place, false when there is one. Loaded only then: YAML and schemas cost a warm start. */
  const fromTemplate = async (file: string): Promise<boolean> => {
    const { copyTemplate } = await import('./worlds/template.ts')
    return copyTemplate(template, file, new Date(now()))
  }
  /** Opens a world once, however many ask for it; `make` first puts its file in place. */
  const openOnce = (name: string, make: (file: string) => Promise<void>): Promise<World> => {
    if (closed) throw new StoreError('The store is closed')
    const known = open.get(name)
    if (known) return known
    const file = worldFile(worldsDir, name)
    const opening = make(file).then(() => openWorld(name, file, now))
    open.set(name, opening)
    opening.catch(() => open.delete(name))
    return opening
  }
  const closeWorld = async (name: string) => {
    const world = await open.get(name)?.catch(() => undefined)
    open.delete(name)
    await world?.db.$disconnect()
  }

  return {
    async world(input) {
      return openOnce(parseWorldName(input), async (file) => {
        if (!(await exists(file))) await fromTemplate(file)
      })
    },
    async worlds() {
      return listWorlds(worldsDir)
    },
    async createWorld(input) {
      const name = parseWorldName(input)
      const taken = () => new StoreError(`There is a world ${name} already`)
      if (open.has(name)) throw taken()
      return openOnce(name, async (file) => {
        if ((await exists(file)) || !(await fromTemplate(file))) throw taken()
      })
    },
    async removeWorld(input) {
      const name = parseWorldName(input)
      const file = worldFile(worldsDir, name)
      if (!(await exists(file))) throw new StoreError(`There is no world ${name}`)
      await closeWorld(name)
      await removeDatabase(file)
    },
    async close() {
      closed = true
      await Promise.all([...open.keys()].map(closeWorld))
    },
  }
}

async function prepareFolder(dir: string): Promise<void> {
  try {
    await makeFolder(dir)
    await access(dir, constants.W_OK)
  } catch (error) {
    const reason = systemErrorCode(error) ?? String(error)
    throw new StoreError(`The data folder ${dir} cannot be written (${reason}); choose another one`, {
      cause: error,
    })
  }
}
