import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Id } from '@portal/protocol/rules/ids'
import type { SubAppTab } from '../../features/sub-apps/bridge/sub-app-services.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { pageOfKey } from '../../menu/menu-tree.ts'
import { mostUsedMenus } from '../../menu/menu-use.ts'
import { locateSubAppPage } from '../location/portal-location.ts'

/** The sub-app page that the user opens most often and the menus still permit, as the tab that it would have. */
export function mostUsedPage(systems: readonly SystemMenu[], userId: Id): SubAppTab | undefined {
  for (const key of mostUsedMenus(userId)) {
    const page = pageOfKey(systems, key)
    const target = page && menuTarget(page.systemCode, page.item)
    const location = target?.kind === 'sub-app' ? locateSubAppPage(systems, target) : undefined
    if (!location?.permittedBy) continue
    const { url, app, path } = location
    return { tabId: url, app, path, isDirty: false, refreshes: 0 }
  }
  return undefined
}
