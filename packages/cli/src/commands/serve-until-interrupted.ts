import { once } from 'node:events'
import { type RunningServer, type ServerOptions, startServer } from '@portal/mock-server/server'
import { ServerError } from '@portal/mock-server/server-error'
import { openStore, type Store, type StoreOptions } from '@portal/store/store'
import { noteServer } from '../backend/running-server.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { interruption } from '../interruption.ts'
import { progressLines } from '../terminal/terminal.ts'

export interface Listening extends Pick<ServerOptions, 'host' | 'port'> {
  readonly allowHost: readonly string[]
  readonly allowOrigin: readonly string[]
  readonly dataDir: string
  readonly maxWorlds: number
  /** As many as memory allows without it. */
  readonly openWorlds?: number
}

type Serving = Listening &
  Omit<ServerOptions, 'store' | 'addresses'> &
  Pick<StoreOptions, 'company' | 'onCode'>

/**
 * Serves over the worlds of a data folder until the process is interrupted, then closes server and database.
 * @param announce what to print when it is ready
 */
export async function serveUntilInterrupted(
  { dataDir, company, maxWorlds, openWorlds, onCode = () => {}, allowHost, allowOrigin, ...options }: Serving,
  { terminal }: Context,
  announce: (server: RunningServer, store: Store) => Promise<string>,
): Promise<void> {
  const store = await openStore({
    dataDir,
    ...(company === undefined ? {} : { company }),
    maxWorlds,
    ...(openWorlds === undefined ? {} : { openWorlds }),
    onCode,
    onProgress: progressLines(terminal),
  })
  try {
    const server = await listen({ ...options, store, addresses: { hosts: allowHost, origins: allowOrigin } })
    const forget = await noteServer(dataDir, server.url)
    try {
      terminal.result(await announce(server, store))
      await once(interruption(), 'abort')
    } finally {
      await forget()
      await server.close()
    }
  } finally {
    await store.close()
  }
}

async function listen(options: ServerOptions): Promise<RunningServer> {
  try {
    return await startServer(options)
  } catch (error) {
    if (error instanceof ServerError)
      throw new Failure(`${error.message} (--port, --host).`, { cause: error })
    throw error
  }
}
