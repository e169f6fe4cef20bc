import { isSubAppName, type SubAppName } from '@portal/protocol/systems'
import { paths } from '../../lib/paths.ts'
import { cleanMenuPath, pagePath } from '../../menu/menu-path.ts'

/** A page of a sub-app: its path, query included, as the sub-app itself knows it. */
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
