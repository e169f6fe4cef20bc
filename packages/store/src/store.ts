import { join } from 'node:path'
import { mainWorld } from '@portal/protocol/world'
import { chooseCompany } from './company/company-choice.ts'
import { asDamagedWorld, explained, isUnusable } from './explained.ts'
import { companyDirOf } from './paths.ts'
import type { OnProgress } from './progress.ts'
import { refused, StoreError, UnknownWorld } from './store-error.ts'
import { probeSpace, probeWrite } from './worlds/database.ts'
import { defaultOpenWorlds, HeldWorlds, type Lease } from './worlds/open-worlds.ts'
import { listWorlds, snapshotsIn, type WorldInfo, worldTransfer } from './worlds/snapshots.ts'
import type { OnCode, World } from './worlds/world.ts'
import { closeFolder, prepareFolder, removeLeftovers } from './worlds/world-files.ts'
import { parseWorldName } from './worlds/world-name.ts'
import { worldPlaces } from './worlds/world-places.ts'

export interface StoreOptions {
  /** Folder of all worlds; created when absent. Several processes may share it. */
  readonly dataDir: string
  /** Real time in milliseconds; for tests. */
  readonly now?: () => number
  /** The company of the worlds; by default the folder's, else the demo company. */
  readonly company?: string
  /** Folder of the company's files in place of its own, for tests. */
  readonly companyDir?: string
  /** Reports the one long step: preparing the template of new worlds. */
  readonly onProgress?: OnProgress
  /** Receives every code that this process sends; a real system would send it by SMS. */
  readonly onCode?: OnCode
  /** How many worlds are open at once, apart from those in use; as many as memory allows by default. */
  readonly openWorlds?: number
  /** How many worlds there may be; no more are made then. Without limit by default. */
  readonly maxWorlds?: number
}

/** Names are checked by `parseWorldName`. Errors that the user can fix are {@link StoreError}s. */
export interface Store {
  /**
   * A world that stays open until the store is closed or the world is reset, restored or removed. Only `main` is
   * created when missing, here and in every other method.
   * @throws {UnknownWorld} with the most similar existing name
   */
  world(name: string): Promise<World>
  /** A world for one piece of work, such as a request; the state it has now is there until it is released. */
  lease(name: string): Promise<Lease>
  /** As `lease`, for a world that there is; makes none. */
  leaseExisting(name: string): Promise<Lease | undefined>
  worlds(): Promise<WorldInfo[]>
  hasWorld(name: string): Promise<boolean>
  /** Makes a world unless there is one. @throws {TooManyWorlds} */
  ensureWorld(name: string): Promise<void>
  /** Makes a new world; refuses a name that is taken. @throws {TooManyWorlds} */
  makeWorld(name: string): Promise<void>
  /** Makes a new world as `makeWorld` does and opens it as `world` does. */
  createWorld(name: string): Promise<World>
  /** Deletes a world with its snapshots and journal; refuses a name that does not exist. */
  removeWorld(name: string): Promise<void>
  /**
   * Puts a world back to the template, a damaged one too. Requests in progress finish on the state they started with.
   * @throws {UnknownWorld}
   */
  resetWorld(name: string): Promise<void>
  /**
   * Brings worlds into a state that `fill` creates once from a fresh copy of the template; each world atomically. With
   * `make`, missing ones are created.
   * @throws {UnknownWorld} without `make`, before anything is changed
   */
  replaceWorlds(
    names: readonly string[],
    fill: (fresh: World) => Promise<void>,
    options?: { readonly make?: boolean },
  ): Promise<void>
  snapshots(name: string): Promise<WorldInfo[]>
  /** Keeps the present state of a world under a name; a snapshot of that name is replaced. */
  takeSnapshot(name: string, snapshot: string): Promise<void>
  /** Puts a world back to a snapshot. Requests in progress finish on the state they started with. */
  restoreSnapshot(name: string, snapshot: string): Promise<void>
  removeSnapshot(name: string, snapshot: string): Promise<void>
  /** Folder of the company's files. */
  readonly companyDir: string
  /** Folder of the prepared databases of new worlds. */
  readonly templatesDir: string
  /** Folder of the scenarios that were saved from these worlds; absent as long as there is none. */
  readonly scenariosDir: string
  /** Makes a new world of the database of another, which stays as it is. @throws {StoreError} for a name that is taken */
  copyWorld(name: string, copy: string): Promise<void>
  /** Writes a world into a file of its own, which must not exist yet. */
  exportWorld(name: string, file: string): Promise<void>
  /** Makes a new world of such a file. @throws {StoreError} for a name that is taken, and for a file that is none */
  importWorld(name: string, file: string): Promise<void>
  /**
   * Makes sure that a world and the data folder can be written, and leaves no trace.
   * @throws why the database or the disk refuses it
   */
  checkWritable(name: string): Promise<void>
  /** Closes every world, after those being created. Nothing can be opened afterwards. */
  close(): Promise<void>
}

export async function openStore(options: StoreOptions): Promise<Store> {
  const {
    dataDir,
    now = Date.now,
    onCode = () => {},
    openWorlds = defaultOpenWorlds(),
    maxWorlds = Infinity,
  } = options
  const folder = (name: string) => join(dataDir, name)
  const template = {
    templatesDir: folder('templates'),
    companyDir: options.companyDir ?? companyDirOf(await chooseCompany(dataDir, options.company)),
    onProgress: options.onProgress ?? (() => {}),
  }
  const [worldsDir, journalsDir, snapshotsDir] = [folder('worlds'), folder('journals'), folder('snapshots')]
  await Promise.all([worldsDir, journalsDir].map(prepareFolder))
  await Promise.all([worldsDir, journalsDir, snapshotsDir, template.templatesDir].map(closeFolder))
  await Promise.all([worldsDir, template.templatesDir].map(removeLeftovers))

  const underWay = new Set<Promise<unknown>>()
  let isClosed = false
  /** Work on the files, which closing waits for. */
  const tracked = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const running = work().finally(() => underWay.delete(running))
    underWay.add(running)
    return running
  }
  const writing = <Result>(work: () => Promise<Result>) =>
    tracked(() => explained(`The data folder ${dataDir}`, work))
  /** Loaded only where a world is made: YAML and schemas cost a warm start. */
  const copyTemplate = (file: string): Promise<boolean> =>
    explained(`The data folder ${dataDir}`, async () =>
      (await import('./templates/template.ts')).copyTemplate(template, file, new Date(now())),
    )
  const places = worldPlaces({ worldsDir, journalsDir, maxWorlds, now, onCode, copyTemplate })
  const snapshots = snapshotsIn(snapshotsDir)
  const held = new HeldWorlds(places.open, openWorlds)
  const replace = async (input: string, source?: string) => {
    const name = parseWorldName(input)
    const present = await held.lease(name).catch((error: unknown) => {
      if (isUnusable(error)) return undefined
      throw error
    })
    await writing(() => places.replace(name, present?.world, source)).finally(() => present?.release())
    held.letGo(name)
  }
  const requireWorld = async (name: string) => {
    if (name !== mainWorld && !(await places.exists(name))) await places.refuse(name)
  }
  const make = async (name: string, source?: string) => {
    if (isClosed) throw new StoreError('The store is closed')
    return tracked(() => places.make(name, source))
  }
  const makeWorld = async (input: string, source?: string) => {
    const name = parseWorldName(input)
    if (!(await make(name, source)))
      throw new StoreError(`There is a world ${name} already`, refused('worldTaken', { name }))
  }

  const transfer = worldTransfer(worldsDir)

  return {
    world: (name) => held.world(name),
    lease: (name) => held.lease(name),
    async leaseExisting(input) {
      const name = parseWorldName(input)
      if (!held.has(name) && !(await places.exists(name))) return undefined
      return held.lease(name).catch((error: unknown) => {
        if (error instanceof UnknownWorld) return undefined // removed by another process
        throw error
      })
    },
    async ensureWorld(input) {
      await make(parseWorldName(input))
    },
    makeWorld: (name) => makeWorld(name),
    worlds: () => listWorlds(worldsDir),
    async hasWorld(input) {
      return places.exists(parseWorldName(input))
    },
    async createWorld(name) {
      await makeWorld(name)
      return held.world(name)
    },
    async removeWorld(input) {
      const name = parseWorldName(input)
      if (!(await places.exists(name))) await places.refuse(name)
      const present = await held.lease(name).catch(() => undefined) // a damaged world can be removed too
      await places.remove(name, present?.world).finally(() => present?.release())
      held.letGo(name)
      await snapshots.removeAll(name)
    },
    resetWorld: (name) => replace(name),
    async replaceWorlds(inputs, fill, { make = false } = {}) {
      const names = inputs.map(parseWorldName)
      const [first] = names
      if (first === undefined) return
      for (const name of make ? [] : names) await requireWorld(name)
      await writing(() =>
        places.prepare(first, fill, async (file) => {
          for (const name of names) if (!(make && (await places.make(name, file)))) await replace(name, file)
        }),
      )
    },
    async snapshots(input) {
      return snapshots.list(parseWorldName(input))
    },
    takeSnapshot: (name, snapshot) =>
      held.using(name, (present) =>
        writing(() => asDamagedWorld(present.name, () => snapshots.take(present, snapshot))),
      ),
    async restoreSnapshot(input, snapshot) {
      const name = parseWorldName(input)
      await replace(name, await snapshots.file(name, snapshot))
    },
    async removeSnapshot(input, snapshot) {
      await snapshots.remove(parseWorldName(input), snapshot)
    },
    companyDir: template.companyDir,
    templatesDir: template.templatesDir,
    scenariosDir: folder('scenarios'),
    copyWorld: (name, copy) =>
      held.using(name, (present) =>
        writing(() =>
          asDamagedWorld(present.name, () => transfer.copyOf(present.db, (file) => makeWorld(copy, file))),
        ),
      ),
    exportWorld: (name, file) =>
      held.using(name, (present) =>
        writing(() => asDamagedWorld(present.name, () => transfer.write(present.db, file))),
      ),
    importWorld: (name, file) => writing(() => transfer.read(file, (checked) => makeWorld(name, checked))),
    async checkWritable(name) {
      await probeSpace(worldsDir)
      await held.using(name, ({ db }) => probeWrite(db))
    },
    async close() {
      isClosed = true
      await held.close()
      await Promise.allSettled(underWay)
    },
  }
}
