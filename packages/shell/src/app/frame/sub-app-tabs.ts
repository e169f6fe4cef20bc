import { getConfig } from '../../config/runtime-config.ts'
import type { SubAppTab } from '../../features/sub-apps/sub-app-services.ts'
import type { TabsState } from '../../features/tabs/tab-store.ts'
import { parseSubAppAddress } from '../sub-app-address.ts'

/** The tabs that show a page of a sub-app. */
export const subAppTabs = ({ tabs, dirty, refreshes }: TabsState): SubAppTab[] =>
  tabs.flatMap(({ key, url }) => {
    const page = parseSubAppAddress(getConfig().childRoot, url)
    return page ? [{ tabId: key, ...page, isDirty: dirty.has(key), refreshes: refreshes[key] ?? 0 }] : []
  })
