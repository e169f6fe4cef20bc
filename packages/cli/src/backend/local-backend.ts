import { buildApp } from '@portal/mock-server/app'
import { mainWorld } from '@portal/protocol/world'
import type { OnProgress } from '@portal/store/progress'
import { openStore } from '@portal/store/store'
import { type Backend, toAnswer } from './backend.ts'

interface LocalBackendOptions {
  readonly dataDir: string
  /** Whose users can sign in with the demo password; the main one by default. */
  readonly world?: string
  readonly onProgress: OnProgress
  /** Whether stderr shows where an unexpected error came from. */
  readonly debugs: boolean
}

/** An unexpected error is one sentence, its answer. */
const silence = { write: () => {} }

/** Generated and chosen users have the demo password, too. */
const withPassword = 'SELECT id FROM User WHERE userName = ? AND passwordHash = ?'

/** The backend inside this process, over the worlds of a data folder; it listens nowhere. */
export async function localBackend({
  dataDir,
  world = mainWorld,
  onProgress,
  debugs,
}: LocalBackendOptions): Promise<Backend> {
  const store = await openStore({ dataDir, onProgress })
  const app = await buildApp({ store, ...(debugs ? {} : { logStream: silence }) })
  return {
    async send({ method, url, headers: own, body }, headers) {
      const response = await app.inject({
        method,
        url,
        headers: { ...own, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      })
      return toAnswer(response.statusCode, response.body, response.headers.location)
    },
    async demoPassword(userName) {
      const { settings, read } = await store.world(world)
      const found = read(withPassword, [userName, settings.demoPasswordHash])
      return found.length > 0 ? settings.demoPassword : undefined
    },
    async close() {
      await app.close()
      await store.close()
    },
  }
}
