import { trainingPath } from '@portal/protocol/control/control-path'
import type { Refusal } from '@portal/protocol/control/refusals'
import type { TourMove, Training } from '@portal/protocol/control/training'
import { isEnvelope } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'
import { browserAddress } from '../base-path.ts'
import { exchangeText, isPage, pageFetch } from '../http.ts'

const timeoutMs = 5_000

const unknownWorld: Refusal['code'] = 'unknownWorld'

/** The world of this browser was removed: its cookie outlives it. */
export interface RemovedWorld {
  readonly gone: string
}

/** Null without training data. */
export type TrainingState = Training | RemovedWorld | null

export const isGone = (state: TrainingState): state is RemovedWorld => state !== null && 'gone' in state

/**
 * The training data of this page's server.
 * @throws {RemoteError}
 */
async function ask(path: string, init: RequestInit): Promise<TrainingState> {
  const request = {
    label: path,
    url: browserAddress(path),
    deadline: AbortSignal.timeout(timeoutMs),
    init: { cache: 'no-store', ...init },
  } as const
  const { ok, httpStatus, text } = await exchangeText(pageFetch, request)
  if (isPage(text)) throw new RemoteError('http', path, { httpStatus })
  const answer: unknown = JSON.parse(text)
  if (!isEnvelope(answer)) throw new RemoteError('malformed', path)
  // The offline backend of this build: its answers are those of the definitions.
  if (answer.code === unknownWorld) return { gone: (answer.data as { readonly name: string }).name }
  if (!ok || answer.status !== 'S') throw new RemoteError('http', path, { httpStatus })
  return answer.data as Training | null
}

/** Requested only if the configuration says that the portal is for training. */
export const readTraining = (): Promise<TrainingState> => ask(trainingPath, {})

/** Starts, advances, leaves or resumes the tour of this world; resolves with the new state. */
export const moveTour = (move: TourMove): Promise<TrainingState> =>
  ask(`${trainingPath}/tour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(move),
  })
