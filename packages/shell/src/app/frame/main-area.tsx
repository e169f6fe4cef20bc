import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import { type SubAppName, systemRule } from '@portal/protocol/systems'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { memo, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { getConfig } from '../../config/runtime-config.ts'
import { SubAppArea } from '../../features/sub-apps/sub-app-area.tsx'
import type { SubAppServices } from '../../features/sub-apps/sub-app-services.ts'
import { type TabsState, useTabs } from '../../features/tabs/tab-store.ts'
import { NameWatermark } from '../../features/watermark/name-watermark.tsx'
import { RegionBoundary } from '../../feedback/region-boundary.tsx'
import { useSession } from '../../session/session-store.ts'
import styles from './frame.module.css'
import { habitualPage } from './habitual-page.ts'
import { createSubAppServices } from './sub-app-services.ts'
import { useSubAppTabs } from './sub-app-tabs.ts'
import type { TabNavigation } from './use-tab-navigation.ts'

/** Sub-apps with a menu that the user may use. */
const appsOf = (systems: readonly SystemMenu[]): SubAppName[] =>
  systems.flatMap(({ systemCode, disabled, menuList }) => {
    const rule = systemRule(systemCode)
    return rule.opens === 'inside' && !disabled && menuList.length > 0 ? [rule.app] : []
  })

interface MainAreaProps {
  readonly organizations: readonly Organization[]
  readonly navigation: TabNavigation
  readonly systems: readonly SystemMenu[]
  /** Whether the page on the screen is a sub-app's; then the portal's own page is hidden. */
  readonly showsSubApp: boolean
}

/** The portal's own page, and beside it the pages of all sub-app tabs, kept alive; below the user's name. */
export const MainArea = memo(function MainArea({ showsSubApp, systems, ...frame }: MainAreaProps) {
  const name = useSession((session) => session.user?.userFullName) ?? ''
  const { organizations, navigation } = frame
  const now = useRef({ organizations, navigation })
  useLayoutEffect(() => {
    now.current = { organizations, navigation }
  })
  const [services] = useState(() => createSubAppServices(() => now.current))
  return (
    <NameWatermark name={name}>
      <main id="main" className={styles.main} tabIndex={-1}>
        <OwnPage systems={systems} hidden={showsSubApp} />
        <SubApps systems={systems} isShown={showsSubApp} services={services} />
      </main>
    </NameWatermark>
  )
})

interface SubAppsProps {
  readonly systems: readonly SystemMenu[]
  readonly isShown: boolean
  readonly services: SubAppServices
}

function SubApps({ systems, isShown, services }: SubAppsProps) {
  const activeKey = useTabs((state) => state.activeKey)
  const tabs = useSubAppTabs()
  const mayOpen = useMemo(() => appsOf(systems), [systems])
  const userId = useSession((session) => session.user?.userId)
  const likely = useMemo(
    () =>
      userId === undefined || getConfig().premountSubApps === false
        ? undefined
        : habitualPage(systems, userId),
    [systems, userId],
  )
  const queryClient = useQueryClient()
  const isBusy = useCallback(() => queryClient.isFetching() > 0, [queryClient])
  return (
    <RegionBoundary region="sub-apps" resetKey={activeKey}>
      <Suspense>
        <SubAppArea
          tabs={tabs}
          activeTabId={isShown ? activeKey : ''}
          services={services}
          mayOpen={mayOpen}
          likely={likely}
          isBusy={isBusy}
        />
      </Suspense>
    </RegionBoundary>
  )
}

/** A page is built anew when its own tab was refreshed, never while a tab is active whose page is another one. */
function refreshesAt({ tabs, activeKey, refreshes }: TabsState, pathname: string): number {
  const active = tabs.find(({ key }) => key === activeKey)
  return active?.url.split('?')[0] === pathname ? (refreshes[activeKey] ?? 0) : 0
}

interface OwnPageProps {
  readonly systems: readonly SystemMenu[]
  readonly hidden: boolean
}

/** Scrolls by itself and begins at the top on each navigation (specification §2). */
function OwnPage({ systems, hidden }: OwnPageProps) {
  const { pathname, key } = useLocation()
  const refreshes = useTabs((tabs) => refreshesAt(tabs, pathname))
  const scroller = useRef<HTMLDivElement>(null)
  const drawnFor = useRef({ pathname, key })
  // A page begins at the top by itself: this is for where the address changes and the page stays, e.g. on the next page of a list.
  useLayoutEffect(() => {
    const before = drawnFor.current
    drawnFor.current = { pathname, key }
    if (before.pathname === pathname && before.key !== key) scroller.current?.scrollTo(0, 0)
  }, [pathname, key])
  return (
    <div ref={scroller} key={pathname} className={styles.ownPage} hidden={hidden}>
      <Suspense fallback={<Skeleton active className={styles.waiting ?? ''} />}>
        <RegionBoundary key={refreshes} region={`page ${pathname}`}>
          <Outlet context={systems} />
        </RegionBoundary>
      </Suspense>
    </div>
  )
}
