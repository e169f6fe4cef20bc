import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import { type FocusEvent, memo, Suspense, useCallback, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { type TabsState, useTabs } from '../features/tabs/tab-store.ts'
import { NameWatermark } from '../features/watermark/name-watermark.tsx'
import { RegionBoundary } from '../lib/ui/region-boundary.tsx'
import { WaitingRows } from '../lib/ui/waiting-rows.tsx'
import { useNextDrawing } from '../lib/use-next-drawing.ts'
import { useSession } from '../session/session-store.ts'
import styles from './frame.module.css'
import { SubApps } from './sub-apps/sub-apps.tsx'
import type { TabNavigation } from './tabs/tab-navigation.tsx'

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
  const frameNow = useCallback(() => now.current, [])
  return (
    <NameWatermark name={name}>
      <main id="main" className={styles.main} tabIndex={-1} onFocus={focusOwnPage}>
        <OwnPage systems={systems} hidden={showsSubApp} />
        <SubApps systems={systems} isShown={showsSubApp} frame={frameNow} />
      </main>
    </NameWatermark>
  )
})

/** Keys scroll what has the focus and what lies around it, never what lies within: the focus of the main area goes to the page in it. */
function focusOwnPage({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const page = currentTarget.firstElementChild
  if (target === currentTarget && page instanceof HTMLElement) page.focus({ preventScroll: true })
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
  // The frame and the page in two steps are two short waits for whoever presses something.
  const isDrawn = useNextDrawing()
  // A page begins at the top by itself: this is for where the address changes and the page stays, e.g. on the next page of a list.
  useLayoutEffect(() => {
    const before = drawnFor.current
    drawnFor.current = { pathname, key }
    if (before.pathname === pathname && before.key !== key) scroller.current?.scrollTo(0, 0)
  }, [pathname, key])
  return (
    <div ref={scroller} key={pathname} className={styles.ownPage} tabIndex={-1} hidden={hidden}>
      <Suspense fallback={<WaitingRows className={styles.waiting} />}>
        <RegionBoundary key={refreshes} region={`page ${pathname}`} isPage>
          {isDrawn && <Outlet context={systems} />}
        </RegionBoundary>
      </Suspense>
    </div>
  )
}
