import { setTimeout as delay } from 'node:timers/promises'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import type { controlTokenHeader as header } from '@portal/protocol/control/control-path'
import { RemoteError } from '@portal/protocol/remote-error'
import { databaseTrouble } from '@portal/store/engines/database-files'
import type { Context } from '../context.ts'
import { type ControlTokenChoice, controlTokenOf } from '../control-token.ts'
import { Failure } from '../failure.ts'
import { progressLines } from '../terminal/terminal.ts'
import type { Headers } from './backend.ts'

/** A million orders take some minutes. */
const patienceMs = 15 * 60_000
const everyMs = 200

interface Patience {
  /** Ends the waiting. */
  readonly signal: AbortSignal
  /** Called once, before the first wait. */
  readonly onWait: () => void
  readonly now?: () => number
}

/** Does some work that changes nothing when it fails, again and again as long as another program writes to the database. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  { signal, onWait, now = () => performance.now() }: Patience,
): Promise<Result> {
  const begun = now()
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const isBusy = databaseTrouble(error) === 'busy'
      if (!isBusy || signal.aborted || now() - begun > patienceMs) throw error
      if (tries === 1) onWait()
      await delay(everyMs)
    }
  }
}

/** As in `control-calls.ts`, which brings every schema along. */
const controlTokenHeader: typeof header = 'x-portal-control-token'

/**
 * Which backend a command works on: the one at an address, else the worlds of a data folder, with or without a running
 * server.
 */
export interface ControlChoice extends ControlTokenChoice {
  readonly url?: string
  readonly dataDir: string
}

/** What shows a server that the caller may use its control API. */
export function controlHeaders(choice: ControlTokenChoice): Headers {
  const token = controlTokenOf(choice)
  return token === undefined ? {} : { [controlTokenHeader]: token }
}

/**
 * Runs some work with a backend's control API: over HTTP at an address, else by calling its handlers in this process.
 * @throws {Failure} with the backend's message when it refuses
 */
export async function withControl<Result>(
  options: ControlChoice,
  { terminal }: Context,
  work: (control: ControlClient) => Promise<Result>,
): Promise<Result> {
  const { url, dataDir } = options
  if (url !== undefined) return withRemoteControl(url, controlHeaders(options), work)
  const [{ openStore }, { localControl }] = await Promise.all([
    import('@portal/store/store'),
    import('@portal/mock-server/control/local-control'),
  ])
  const store = await openStore({ dataDir, onProgress: progressLines(terminal) })
  try {
    return await work(localControl(store))
  } finally {
    await store.close()
  }
}

async function withRemoteControl<Result>(
  url: string,
  headers: Headers,
  work: (control: ControlClient) => Promise<Result>,
): Promise<Result> {
  const [{ createControlClient }, { remoteBackend }] = await Promise.all([
    import('@portal/protocol/control/control-client'),
    import('./remote-backend.ts'),
  ])
  const backend = remoteBackend(url)
  try {
    return await work(createControlClient(async (request) => (await backend.send(request, headers)).body))
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    throw new Failure(error.message || `${url} has no control API.`, { cause: error })
  }
}
