import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store, type StoreOptions } from '../store.ts'
import type { World } from '../worlds/world.ts'
import { addTemplate } from './data-folder.ts'

export interface TemporaryStoreOptions extends Omit<StoreOptions, 'dataDir'> {
  /** Builds its template by itself, for tests of what a new world holds. */
  readonly ownTemplate?: boolean
}

/** A store in a folder of its own, for tests; `remove` closes it and deletes the folder. */
export interface TemporaryStore {
  readonly store: Store
  readonly dataDir: string
  /** A world that is made where there is none. */
  world(name: string): Promise<World>
  remove(): Promise<void>
}

export async function temporaryStore({
  ownTemplate = false,
  ...options
}: TemporaryStoreOptions = {}): Promise<TemporaryStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-store-'))
  if (!ownTemplate && !options.companyDir) await addTemplate(dataDir, options.now?.())
  const store = await openStore({ ...options, dataDir })
  return {
    store,
    dataDir,
    async world(name) {
      await store.ensureWorld(name)
      return store.world(name)
    },
    async remove() {
      await store.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
