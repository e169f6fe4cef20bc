import { controlMetadata } from 'virtual:portal-control-calls'
import { controlClientOf } from '@portal/protocol/control/control-client-of'
import { controlPath, controlTokenHeader } from '@portal/protocol/control/control-path'
import { isEnvelope } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'
import { useAccess } from './access.ts'
import { refusalIn } from './refused.ts'

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
