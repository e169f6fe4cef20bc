import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SubAppTab } from '../../features/sub-apps/bridge/sub-app-services.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { pageOfKey } from '../../menu/menu-key.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { habitualMenus } from '../../menu/menu-use.ts'
import { permittingPage } from '../location/page-permission.ts'
import { parseSubAppAddress, subAppAddress } from '../location/sub-app-address.ts'

/** The page of a sub-app that the user opens most among those that the menus still allow, as the tab that it would have. */
export function habitualPage(systems: readonly SystemMenu[], userId: number): SubAppTab | undefined {
  const { childRoot } = getConfig()
  for (const key of habitualMenus(userId)) {
    const page = pageOfKey(systems, key)
    const target = page && menuTarget(page.systemCode, page.item)
    if (target?.kind !== 'sub-app' || !permittingPage(systems, target)) continue
    const tabId = subAppAddress(childRoot, target.app, target.path)
    const location = tabId && parseSubAppAddress(childRoot, tabId)
    if (location) return { tabId, ...location, isDirty: false, refreshes: 0 }
  }
  return undefined
}
