import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SubAppTab } from '@portal/sub-app-host/bridge/sub-app-services'
import { limits } from '@portal/sub-app-host/limits'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hostOfSubApp } from '../../features/sub-apps/links/link-store.ts'
import { type TabsState, useTabs } from '../../features/tabs/tab-store.ts'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { useDeferredFlag } from '../../lib/deferred-rendering.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { linkKey, readStored } from '../../lib/storage/stored.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { useSystems } from '../frame-data.tsx'
import { locate } from '../location/portal-location.ts'
import type { HostedSubAppsProps } from './hosted-sub-apps.tsx'

type TabFacts = Pick<TabsState, 'tabs' | 'dirty' | 'refreshes'>

/** The tabs that show a page of a sub-app. */
export const subAppTabs = (
  systems: readonly SystemMenu[],
  { tabs, dirty, refreshes }: TabFacts,
): SubAppTab[] =>
  tabs.flatMap(({ key, url, hash = '' }) => {
    const page = locate(systems, url)
    if (page.kind !== 'sub-app') return []
    const { app } = page
    // A page in the portal's window reads its fragment there.
    const path = page.path + (hostOfSubApp(app) === 'iframe' ? hash : '')
    return [{ tabId: key, app, path, isDirty: dirty.has(key), refreshes: refreshes[key] ?? 0 }]
  })

const isSame = (a: SubAppTab, b: SubAppTab | undefined): boolean =>
  b !== undefined &&
  a.tabId === b.tabId &&
  a.app === b.app &&
  a.path === b.path &&
  a.isDirty === b.isDirty &&
  a.refreshes === b.refreshes

/** Reuses the previous list and its tabs where nothing changed. */
export function withUnchangedTabs(
  before: readonly SubAppTab[],
  now: readonly SubAppTab[],
): readonly SubAppTab[] {
  const byId = new Map(before.map((tab) => [tab.tabId, tab]))
  const tabs = now.map((tab) => {
    const known = byId.get(tab.tabId)
    return known && isSame(tab, known) ? known : tab
  })
  return tabs.length === before.length && tabs.every((tab, index) => tab === before[index]) ? before : tabs
}

/** The tabs that show a page of a sub-app, the same list while none of these changes. */
function useSubAppTabs(): readonly SubAppTab[] {
  const systems = useSystems()
  const tabs = useTabs((state) => state.tabs)
  const dirty = useTabs((state) => state.dirty)
  const refreshes = useTabs((state) => state.refreshes)
  const now = useMemo(
    () => subAppTabs(systems, { tabs, dirty, refreshes }),
    [systems, tabs, dirty, refreshes],
  )
  const [last, setLast] = useState<readonly SubAppTab[]>(now)
  const next = withUnchangedTabs(last, now)
  if (next !== last) setLast(next)
  return next
}

const LinkedSubApps = lazyWithRetry(() =>
  import('./linked-sub-apps.tsx').then((module) => module.LinkedSubApps),
)

/** Whether the address requests a link to a sub-app (`writeSubAppLink`): no other dialog opens over that question. */
export const asksForLink = (search: string): boolean => new URLSearchParams(search).has('link-sub-app')

/** Few users link sub-apps: the code for it is loaded only for them, after the frame. */
export function LazyLinkedSubApps() {
  const { search } = useLocation()
  const isLate = useDeferredFlag()
  const isWanted = asksForLink(search) || readStored(linkKey) !== undefined
  // Inside a boundary of its own, so that the deferred render of the frame doesn't wait for it.
  return (
    isLate &&
    isWanted && (
      <Suspense>
        <LinkedSubApps />
      </Suspense>
    )
  )
}

/** Sets the document's title to that of a sub-app's tab; pages of the portal set their own. */
export function SubAppTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

const HostedSubApps = lazyWithRetry(() =>
  import('./hosted-sub-apps.tsx').then((module) => module.HostedSubApps),
)

/** True from the first page of a sub-app on, or once the home page has had time to load. */
function useHostNeeded(isPageOpen: boolean): boolean {
  const [isNeeded, setNeeded] = useState(isPageOpen)
  if (isPageOpen && !isNeeded) setNeeded(true)
  useEffect(() => {
    const timer = setTimeout(() => setNeeded(true), limits.hostDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isNeeded
}

/** The mounted pages of all sub-app tabs. Their host is loaded on demand. */
export function SubApps(props: Omit<HostedSubAppsProps, 'tabs'>) {
  const activeKey = useTabs((state) => state.activeKey)
  const tabs = useSubAppTabs()
  if (!useHostNeeded(tabs.length > 0)) return null
  return (
    <RegionBoundary region="sub-apps" resetKey={activeKey} isPage={props.isShown}>
      <Suspense>
        <HostedSubApps {...props} tabs={tabs} />
      </Suspense>
    </RegionBoundary>
  )
}
