import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@portal/mock-server/server'
import { openStore } from '@portal/store/store'
import { openWorld, type TestWorld, type WorldOptions } from './world/test-world.ts'

export interface MockOptions {
  /** Whose data it has; the demo company's by default. */
  readonly company?: string
  /** Folder of the worlds; by default a temporary one. */
  readonly dataDir?: string
}

export interface Mock {
  /** Without a slash at its end. */
  readonly url: string
  openWorld(options?: WorldOptions): Promise<TestWorld>
  close(): Promise<void>
}

/** Starts the offline backend in this process, on a free port of this machine. */
export async function startMock({ company, dataDir }: MockOptions = {}): Promise<Mock> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'portal-mock-')))
  const store = await openStore({ dataDir: folder, ...(company === undefined ? {} : { company }) })
  const server = await startServer({ store, host: '127.0.0.1', port: 0 })
  const { url } = server
  return {
    url,
    openWorld: (options) => openWorld({ url }, options),
    async close() {
      await server.close()
      await store.close()
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
