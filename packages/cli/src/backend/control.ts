import { controlTokenHeader } from '@portal/protocol/control/control-calls'
import { type ControlClient, createControlClient } from '@portal/protocol/control/control-client'
import { RemoteError } from '@portal/protocol/remote-error'
import type { Context } from '../context.ts'
import { type ControlTokenChoice, controlTokenOf } from '../control-token.ts'
import { Failure } from '../failure.ts'
import { progressLines } from '../terminal/terminal.ts'
import type { Backend, Headers } from './backend.ts'
import { localBackend } from './local-backend.ts'
import { remoteBackend } from './remote-backend.ts'

/** Which backend a command bends: the one at an address, else the worlds of a data folder, beside a server or without. */
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
 * Does some work with the control API of a backend.
 * @throws {Failure} with the backend's own words when it refuses
 */
export async function withControl<Result>(
  options: ControlChoice,
  { terminal, debugs }: Context,
  work: (control: ControlClient) => Promise<Result>,
): Promise<Result> {
  const { url, dataDir } = options
  const headers = controlHeaders(options)
  const backend: Backend =
    url === undefined
      ? await localBackend({ dataDir, onProgress: progressLines(terminal), debugs: debugs() })
      : remoteBackend(url)
  try {
    return await work(createControlClient(async (request) => (await backend.send(request, headers)).body))
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    throw new Failure(error.message || `${url ?? dataDir} has no control API.`, { cause: error })
  } finally {
    await backend.close()
  }
}
