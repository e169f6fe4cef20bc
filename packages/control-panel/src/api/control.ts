import { controlMetadata } from 'virtual:portal-control-calls'
import { controlClientOf } from '@portal/protocol/control/control-client-of'
import { controlPath, controlTokenHeader } from '@portal/protocol/control/control-path'
import { useAccess } from './access.ts'
import { refusalIn } from './refused.ts'

/** The panel's own path, below whatever path the portal has. */
const base = () => new URL('.', document.baseURI)

/** The full address of a path of the control API. */
export const addressOf = (path: string): string =>
  new URL(path.slice(controlPath.length + 1), base()).toString()

/** Where the portal is, without a trailing slash. */
export const portalOrigin = (): string => new URL('..', base()).toString().replace(/\/$/, '')

/** The control API of the server that this page came from. */
export const control = controlClientOf(controlMetadata, async ({ method, url, headers, body }) => {
  const { token, refused } = useAccess.getState()
  const response = await fetch(addressOf(url), {
    method,
    headers: { ...headers, ...(token === '' ? {} : { [controlTokenHeader]: token }) },
    ...(body === undefined ? {} : { body }),
  })
  const answer: unknown = await response.json()
  const refusal = refusalIn(answer)
  if (response.status === 403 && refusal) refused(refusal.refusal)
  if (refusal) throw refusal
  return answer
})
