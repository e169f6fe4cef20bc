import type { SystemMenu } from '@portal/protocol/entities/menu'
import { type SubAppName, systemRule } from '@portal/protocol/systems'
import { Skeleton } from 'antd'
import { Fragment, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { getConfig } from '../../config/runtime-config.ts'
import { SubAppArea } from '../../features/sub-apps/sub-app-area.tsx'
import type { SubAppTab } from '../../features/sub-apps/sub-app-services.ts'
import { type TabsState, useTabs } from '../../features/tabs/tab-store.ts'
import { parseSubAppAddress } from '../sub-app-address.ts'
import styles from './frame.module.css'
import { createSubAppServices, type FrameNow } from './sub-app-services.ts'

const subAppTabs = ({ tabs, dirty, refreshes }: TabsState): SubAppTab[] =>
  tabs.flatMap(({ key, url }) => {
    const page = parseSubAppAddress(getConfig().childRoot, url)
    return page ? [{ tabId: key, ...page, isDirty: dirty.has(key), refreshes: refreshes[key] ?? 0 }] : []
  })

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
  const [services] = useState(() => createSubAppServices(() => now.current))
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <OwnPage systems={systems} hidden={showsSubApp} refreshes={tabs.refreshes[tabs.activeKey] ?? 0} />
      <Suspense>
        <SubAppArea
          tabs={subAppTabs(tabs)}
          activeTabId={showsSubApp ? tabs.activeKey : ''}
          services={services}
          mayOpen={appsOf(systems)}
        />
      </Suspense>
    </main>
  )
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
        <Fragment key={refreshes}>
          <Outlet context={systems} />
        </Fragment>
      </Suspense>
    </div>
  )
}
