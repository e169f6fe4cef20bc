import type { SystemMenu } from '@portal/protocol/entities/menu'
import { type SubAppName, systemRule } from '@portal/protocol/systems'
import { Skeleton } from 'antd'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SubAppArea } from '../../features/sub-apps/sub-app-area.tsx'
import { type TabsState, useTabs } from '../../features/tabs/tab-store.ts'
import { RegionBoundary } from '../../feedback/region-boundary.tsx'
import styles from './frame.module.css'
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
  const { pathname, key } = useLocation()
  const scroller = useRef<HTMLDivElement>(null)
  // Also where the address changes and the page stays, e.g. on the next page of a list.
  useLayoutEffect(() => {
    // Some browsers answer it with a promise, which is no clean-up.
    scroller.current?.scrollTo(0, 0)
  }, [key])
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
