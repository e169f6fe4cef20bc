import { controlMetadata } from 'virtual:portal-control-calls'
import type { WorldOutcome } from '@portal/protocol/control/classes'
import { controlClientOf } from '@portal/protocol/control/control-client-of'
import { controlPath, controlTokenHeader } from '@portal/protocol/control/control-path'
import type { Refusal } from '@portal/protocol/control/refusals'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'
import { useAccess } from './access.ts'

/** Several worlds, some of which have a problem. */
export class WorldsFailed extends Error {
  override readonly name = 'WorldsFailed'
  readonly failed: readonly WorldOutcome[]

  constructor(failed: readonly WorldOutcome[]) {
    super(failed.map(({ world, problem }) => `${world}: ${problem}`).join('; '))
    this.failed = failed
  }
}

/** How many worlds something was done to. @throws {WorldsFailed} when some of them have a problem */
export function doneIn(outcomes: readonly WorldOutcome[]): number {
  const failed = outcomes.filter(({ problem }) => problem !== null)
  if (failed.length > 0) throw new WorldsFailed(failed)
  return outcomes.length
}

/** A refusal with its reason; the message is the server's, in English. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(message: string, refusal: Refusal) {
    super(message)
    this.refusal = refusal
  }
}

/** The reason in an answer that refuses; undefined where it gives none. */
function refusalIn(answer: unknown): Refused | undefined {
  if (!isEnvelope(answer) || isAccepted(answer) || typeof answer.code !== 'string') return undefined
  const { code, data, msg = '' } = answer
  const values = typeof data === 'object' && data !== null ? { ...data } : {}
  return new Refused(msg, { code, values } as Refusal) // of this server; for an unknown code its message is shown
}

/** The panel's own path, below whatever path the portal has. */
const base = () => new URL('.', document.baseURI)

/** The full address of a path of the control API. */
export const addressOf = (path: string): string =>
  new URL(path.slice(controlPath.length + 1), base()).toString()

/** Where the portal is, without a trailing slash. */
export const portalOrigin = (): string => new URL('..', base()).toString().replace(/\/$/, '')

/** What shows the server that this page may use the control API, and name any world. */
export function tokenHeader(): Readonly<Record<string, string>> {
  const { token } = useAccess.getState()
  return token === '' ? {} : { [controlTokenHeader]: token }
}

/** The control API of the server that this page came from. */
export const control = controlClientOf(controlMetadata, async ({ method, url, headers, body }) => {
  const { refused } = useAccess.getState()
  const response = await fetch(addressOf(url), {
    method,
    headers: { ...headers, ...tokenHeader() },
    ...(body === undefined ? {} : { body }),
  })
  const { status: httpStatus } = response
  // Whatever else comes is of something between: no JSON, or a JSON of its own.
  const answer: unknown = await response.json().catch(() => undefined)
  if (!isEnvelope(answer)) throw new RemoteError('intercepted', url, { httpStatus })
  const refusal = refusalIn(answer)
  if (httpStatus === 403 && refusal) refused(refusal.refusal)
  if (refusal) throw refusal
  return answer
})
