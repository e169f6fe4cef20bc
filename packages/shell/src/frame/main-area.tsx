import { memo, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { type TabsState, useTabs } from '../features/tabs/tab-store.ts'
import { NameWatermark } from '../features/watermark/name-watermark.tsx'
import { useAfterFirstRender } from '../lib/deferred-rendering.ts'
import { FailureMessage } from '../lib/ui/failure-message.tsx'
import { RegionBoundary } from '../lib/ui/region-boundary.tsx'
import { RetryButton } from '../lib/ui/retry-button.tsx'
import { useSession } from '../session/session-store.ts'
import styles from './frame.module.css'
import { useMenuStatus } from './frame-data.tsx'
import { SubApps } from './sub-apps/sub-apps.tsx'
import { WaitingPage } from './waiting.tsx'

/** Says that menus or departments failed to load, which is why there is nothing to choose. */
export function MenuFailure() {
  const { t } = useTranslation('frame')
  const { error, failed, isFetching, refetch } = useMenuStatus()
  return (
    error && (
      <div className={styles.menuFailure} role="alert">
        <span>
          {t(failed === 'menus' ? 'menuFailed' : 'departmentsFailed')} <FailureMessage error={error} />
        </span>
        <RetryButton size="small" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  )
}

interface MainAreaProps {
  /** Whether the current page is a sub-app's; then the portal's own page is hidden. */
  readonly showsSubApp: boolean
}

/** The portal's own page, and beside it the mounted pages of all sub-app tabs; below the user's name. */
export const MainArea = memo(function MainArea({ showsSubApp }: MainAreaProps) {
  const name = useSession((session) => session.user?.userFullName) ?? ''
  const isPageFocused = useRef(false)
  return (
    <NameWatermark name={name}>
      <main
        id="main"
        data-shows={showsSubApp ? 'sub-app' : 'own-page'}
        className={styles.main}
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => {
          const page = currentTarget.firstElementChild
          isPageFocused.current = target === page
          // Keyboard scrolling affects the focused element and its ancestors, so the page gets the focus of <main>.
          if (target === currentTarget && page instanceof HTMLElement) page.focus({ preventScroll: true })
        }}
      >
        <OwnPage hidden={showsSubApp} hasFocus={isPageFocused} />
        <SubApps isShown={showsSubApp} />
      </main>
    </NameWatermark>
  )
})

/** Number that remounts a page when its own tab was refreshed; 0 while the active tab is that of another page. */
function refreshesAt({ tabs, activeKey, refreshes }: TabsState, pathname: string): number {
  const active = tabs.find(({ key }) => key === activeKey)
  return active?.url.split('?')[0] === pathname ? (refreshes[activeKey] ?? 0) : 0
}

interface OwnPageProps {
  readonly hidden: boolean
  /** Whether the page itself was what last had the focus in the main area. */
  readonly hasFocus: RefObject<boolean>
}

/** Has its own scroll position, and scrolls to the top on each navigation (specification §2). */
function OwnPage({ hidden, hasFocus }: OwnPageProps) {
  const { pathname, key } = useLocation()
  const refreshes = useTabs((tabs) => refreshesAt(tabs, pathname))
  const scroller = useRef<HTMLDivElement>(null)
  const rendered = useRef({ pathname, key })
  // Frame and page in two renders: the browser can respond to input between them.
  const isReady = useAfterFirstRender()
  // A new page is at the top already; this is for navigations that stay on the page, e.g. to the next page of a list.
  useLayoutEffect(() => {
    const before = rendered.current
    rendered.current = { pathname, key }
    if (before.pathname === pathname && before.key !== key) scroller.current?.scrollTo(0, 0)
  }, [pathname, key])
  // The search moves the focus to the page on the screen; the page that is shown next gets it from that one.
  useLayoutEffect(() => {
    const isLost = pathname !== '' && document.activeElement === document.body
    if (isLost && hasFocus.current) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hasFocus])
  return (
    <div ref={scroller} key={pathname} className={styles.ownPage} tabIndex={-1} hidden={hidden}>
      <Suspense fallback={<WaitingPage />}>
        <RegionBoundary key={refreshes} region={`page ${pathname}`} isPage>
          {isReady && <Outlet />}
        </RegionBoundary>
      </Suspense>
    </div>
  )
}
