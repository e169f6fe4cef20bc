import type { SystemMenu } from '@portal/protocol/entities/menu'
import { type SubAppName, systemRule } from '@portal/protocol/systems'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { getConfig } from '../../config/runtime-config.ts'
import { SubAppArea } from '../../features/sub-apps/sub-app-area.tsx'
import { type TabsState, useTabs } from '../../features/tabs/tab-store.ts'
import { RegionBoundary } from '../../feedback/region-boundary.tsx'
import { useSession } from '../../session/session-store.ts'
import styles from './frame.module.css'
import { habitualPage } from './habitual-page.ts'
import { createSubAppServices, type FrameNow } from './sub-app-services.ts'
import { subAppTabs } from './sub-app-tabs.ts'

/** Sub-apps with a menu that the user may use. */
const appsOf = (systems: readonly SystemMenu[]): SubAppName[] =>
  systems.flatMap(({ systemCode, disabled, menuList }) => {
    const rule = systemRule(systemCode)
    return rule.opens === 'inside' && !disabled && menuList.length > 0 ? [rule.app] : []
  })

interface MainAreaProps {
  readonly frame: FrameNow
  readonly systems: readonly SystemMenu[]
  /** Whether the page on the screen is a sub-app's; then the portal's own page is hidden. */
  readonly showsSubApp: boolean
}

/** The portal's own page, and beside it the pages of all sub-app tabs, kept alive. */
export function MainArea({ frame, systems, showsSubApp }: MainAreaProps) {
  const tabs = useTabs()
  const now = useRef(frame)
  useLayoutEffect(() => {
    now.current = frame
  })
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const userId = useSession((session) => session.user?.userId)
  const likely = useMemo(
    () =>
      userId === undefined || getConfig().premountSubApps === false
        ? undefined
        : habitualPage(systems, userId),
    [systems, userId],
  )
  const [services] = useState(() => createSubAppServices(() => now.current))
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <OwnPage systems={systems} hidden={showsSubApp} refreshes={refreshesAt(tabs, pathname)} />
      <RegionBoundary region="sub-apps" resetKey={tabs.activeKey}>
        <Suspense>
          <SubAppArea
            tabs={subAppTabs(tabs)}
            activeTabId={showsSubApp ? tabs.activeKey : ''}
            services={services}
            mayOpen={appsOf(systems)}
            likely={likely}
            isBusy={() => queryClient.isFetching() > 0}
          />
        </Suspense>
      </RegionBoundary>
    </main>
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
  readonly refreshes: number
}

/** Scrolls by itself and begins at the top on each navigation (specification §2). */
function OwnPage({ systems, hidden, refreshes }: OwnPageProps) {
  const { pathname } = useLocation()
  return (
    <div key={pathname} className={styles.ownPage} hidden={hidden}>
      <Suspense fallback={<Skeleton active className={styles.waiting ?? ''} />}>
        <RegionBoundary key={refreshes} region={`page ${pathname}`}>
          <Outlet context={systems} />
        </RegionBoundary>
      </Suspense>
    </div>
  )
}
