import { buildApp } from '@portal/mock-server/app'
import { mainWorld } from '@portal/protocol/world'
import { demoAccounts } from '@portal/store/accounts'
import type { OnProgress } from '@portal/store/progress'
import { openStore } from '@portal/store/store'
import { type Backend, toAnswer } from './backend.ts'

interface LocalBackendOptions {
  readonly dataDir: string
  /** Whose demo accounts can sign in; the main one by default. */
  readonly world?: string
  readonly onProgress: OnProgress
  /** Whether stderr shows where an unexpected error came from. */
  readonly debugs: boolean
}

/** An unexpected error is one sentence, its answer. */
const silence = { write: () => {} }

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
      const accounts = demoAccounts(await store.world(world))
      return accounts.find((account) => account.userName === userName)?.password
    },
    async close() {
      await app.close()
      await store.close()
    },
  }
}
