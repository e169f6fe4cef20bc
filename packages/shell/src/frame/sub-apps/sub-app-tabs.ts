import { useMemo, useState } from 'react'
import type { SubAppTab } from '../../features/sub-apps/bridge/sub-app-services.ts'
import { type TabsState, useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { parseSubAppAddress } from '../location/sub-app-address.ts'

type TabFacts = Pick<TabsState, 'tabs' | 'dirty' | 'refreshes'>

/** The tabs that show a page of a sub-app. */
export const subAppTabs = ({ tabs, dirty, refreshes }: TabFacts): SubAppTab[] =>
  tabs.flatMap(({ key, url }) => {
    const page = parseSubAppAddress(getConfig().childRoot, url)
    return page ? [{ tabId: key, ...page, isDirty: dirty.has(key), refreshes: refreshes[key] ?? 0 }] : []
  })

const isSame = (a: SubAppTab, b: SubAppTab | undefined): boolean =>
  b !== undefined &&
  a.tabId === b.tabId &&
  a.app === b.app &&
  a.path === b.path &&
  a.isDirty === b.isDirty &&
  a.refreshes === b.refreshes

/** The same list, tab by tab, as far as it says the same as the one before. */
export function keptTabs(before: readonly SubAppTab[], now: readonly SubAppTab[]): readonly SubAppTab[] {
  const byId = new Map(before.map((tab) => [tab.tabId, tab]))
  const kept = now.map((tab) => {
    const known = byId.get(tab.tabId)
    return known && isSame(tab, known) ? known : tab
  })
  return kept.length === before.length && kept.every((tab, index) => tab === before[index]) ? before : kept
}

/** The tabs that show a page of a sub-app: a tab that is chosen, or another one that changes, is no other list or tab. */
export function useSubAppTabs(): readonly SubAppTab[] {
  const tabs = useTabs((state) => state.tabs)
  const dirty = useTabs((state) => state.dirty)
  const refreshes = useTabs((state) => state.refreshes)
  const now = useMemo(() => subAppTabs({ tabs, dirty, refreshes }), [tabs, dirty, refreshes])
  const [kept, setKept] = useState<readonly SubAppTab[]>(now)
  const next = keptTabs(kept, now)
  if (next !== kept) setKept(next)
  return next
}
