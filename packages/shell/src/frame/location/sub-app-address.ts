import type { SubAppName } from '@portal/protocol/systems'
import { isSubAppName } from '../../lib/config/runtime-config.ts'
import { paths } from '../../lib/routes.ts'
import { cleanMenuPath, pagePath } from '../../menu/menu-path.ts'

/** A page of a sub-app: its path with query, as the sub-app itself uses it. */
export interface SubAppLocation {
  readonly app: SubAppName
  readonly path: string
}

/** The portal's address of a sub-app's page (specification §2), one for each page; undefined for a path that is no same-origin path. */
export function subAppAddress(childRoot: string, app: SubAppName, path: string): string | undefined {
  const clean = cleanMenuPath(path)
  return clean === undefined ? undefined : paths.subApp(childRoot, app, pagePath(clean))
}

/** The page of a sub-app that an address (path with query) names; undefined for every other address. */
export function parseSubAppAddress(childRoot: string, address: string): SubAppLocation | undefined {
  const prefix = `/${childRoot}/`
  if (!address.startsWith(prefix)) return undefined
  const [, app = '', rest = ''] = /^([^/?#]*)(.*)$/s.exec(address.slice(prefix.length)) ?? []
  const path = cleanMenuPath(rest.startsWith('/') ? rest : `/${rest}`)
  return isSubAppName(app) && path !== undefined ? { app, path: pagePath(path) } : undefined
}

/** The specification's names of the host routes: `app-oms` shows what `oms` does (§2). */
const hostRoutePrefix = 'app-'

/** Where an address (with query and fragment) that names a sub-app by its host route leads; undefined for every other. */
export function hostRouteTarget(childRoot: string, address: string): string | undefined {
  const prefix = `/${childRoot}/${hostRoutePrefix}`
  if (!address.startsWith(prefix)) return undefined
  const page = address.slice(prefix.length)
  const [app = ''] = page.split(/[/?#]/, 1)
  // An installation's own sub-app may have such a name.
  const isHostRoute = isSubAppName(app) && !isSubAppName(hostRoutePrefix + app)
  return isHostRoute ? `/${childRoot}/${page}` : undefined
}
