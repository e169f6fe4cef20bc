import { type RunningServer, startServer } from '../server.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export interface TestUpstream extends TestApp {
  readonly server: RunningServer
}

/** Another backend, with a world of its own, that listens. */
export async function openTestUpstream(): Promise<TestUpstream> {
  const upstream = await openTestApp()
  const { store, world } = upstream
  const server = await startServer({ store, defaultWorld: world.name, host: '127.0.0.1', port: 0 })
  return {
    ...upstream,
    server,
    async close() {
      await server.close()
      await upstream.close()
    },
  }
}
