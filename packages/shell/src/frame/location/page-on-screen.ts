import type { SystemMenu } from '@portal/protocol/entities/menu'
import { systemCodeOfApp } from '@portal/protocol/systems'
import { paths } from '../../lib/paths.ts'
import { menuKey } from '../../menu/menu-key.ts'
import { ownPageAt } from './own-pages.ts'
import { permittingPage } from './page-permission.ts'
import { parseSubAppAddress } from './sub-app-address.ts'

interface Address {
  readonly pathname: string
  readonly search: string
}

/** What the address shows: a sub-app's page with its place in the menus, or a page of the portal's own; `other`: one without a tab. */
export function pageOnScreen(
  { pathname, search }: Address,
  systems: readonly SystemMenu[],
  childRoot: string,
) {
  const page = parseSubAppAddress(childRoot, pathname + search)
  if (!page) {
    const own = ownPageAt({ pathname, search }) ? 'own' : 'other'
    const kind = pathname === paths.dashboard ? 'home' : own
    return { kind, systemCode: undefined, menuKey: undefined } as const
  }
  const systemCode = systemCodeOfApp(page.app)
  const permitted = permittingPage(systems, page)
  return {
    kind: 'sub-app',
    systemCode,
    menuKey: permitted && menuKey(systemCode, permitted.item),
  } as const
}
