import { getConfig } from '../../lib/config/runtime-config.ts'
import { isShownTo } from '../../lib/route-access.ts'
import { routes } from '../../lib/routes.ts'
import { ownerOf } from '../../session/session-controller.ts'

/**
 * Who looks at the status page: a person who is not signed in, a user without the right to its details, or one with it;
 * `unknown` while the backend does not say whose certificate it is.
 */
export type Viewer = 'stranger' | 'user' | 'administrator' | 'unknown'

export async function viewerOf(certificate: string | undefined): Promise<Viewer> {
  if (getConfig().statusPage === 'everyone') return 'administrator'
  if (certificate === undefined) return 'stranger'
  const owner = await ownerOf(certificate)
  if (typeof owner === 'string') return owner === 'none' ? 'stranger' : 'unknown'
  return isShownTo(routes.health, owner.userRespList) ? 'administrator' : 'user'
}
