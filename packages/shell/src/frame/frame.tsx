import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, memo, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { HomeQuestionnaire } from '../features/notices/questionnaire/home-questionnaire.tsx'
import { ShortcutNotice } from '../features/shortcut-notice/shortcut-notice.tsx'
import { useTabs } from '../features/tabs/tab-store.ts'
import { isFeatureOn } from '../lib/config/runtime-config.ts'
import { useSettings } from '../lib/settings/settings-store.ts'
import { RegionBoundary, UnsavedInputContext } from '../lib/ui/region-boundary.tsx'
import { showToast } from '../lib/ui/toasts.ts'
import { useOnline } from '../lib/use-online.ts'
import { useStableCallbacks } from '../lib/use-stable-callbacks.ts'
import { MenuNavigationContext } from '../menu/menu-navigation.ts'
import { useSession } from '../session/session-store.ts'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { DeferredRender } from './deferred-render.tsx'
import styles from './frame.module.css'
import { FrameDataProvider, useSystems } from './frame-data.tsx'
import { FrameSide } from './frame-side.tsx'
import { FrameTop } from './frame-top.tsx'
import { JumpHost } from './jump/jump-host.tsx'
import { useCurrentLocation } from './location/portal-location.ts'
import { useTabMarks, useTabSystem, useTabTitle } from './location/tab-titles.ts'
import { MainArea, MenuFailure } from './main-area.tsx'
import { useFrameSidebar, useMenuActions, useShownSystem } from './menus/frame-menus.ts'
import { NewBuild } from './new-build/new-build.tsx'
import { SessionDialogs } from './session/session-dialogs.tsx'
import { asksForLink, LazyLinkedSubApps, SubAppTitle } from './sub-apps/sub-apps.tsx'
import { useRestoredTabs, useTabsFollowAddress } from './tabs/follow-address.ts'
import { TabNavigationContext, useCreateTabNavigation } from './tabs/tab-navigation.tsx'
import { useScrollOfTabs } from './tabs/use-tab-scroll.ts'
import { TrainingHost } from './training/training-host.tsx'
import { useUnsavedWarning } from './unsaved/unsaved-dialogs.tsx'
import { WaitingTabs } from './waiting.tsx'

/**
 * Says that there is no network. Reads and changes started meanwhile are sent once it is back; reads that failed on the
 * way are repeated.
 */
function OfflineBanner() {
  const { t } = useTranslation('frame')
  const queries = useQueryClient()
  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) return
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [isOnline, queries])
  if (isOnline) return null
  return (
    <p className={styles.offline} role="status">
      {t('offline')}
    </p>
  )
}

/** Top bar, sidebar, tabs and watermark around every page (specification §2). */
export function Frame() {
  return (
    <FrameDataProvider>
      <FrameLayout />
    </FrameDataProvider>
  )
}

/** Renders at each navigation; its parts are memoized, so that they render only when their own props change. */
function FrameLayout() {
  const { t } = useTranslation('frame')
  useRestoredTabs()
  const location = useLocation()
  const page = useCurrentLocation()
  const subAppPage = page.kind === 'sub-app' ? page : undefined
  const shown = useShownSystem(subAppPage?.systemCode)
  const navigate = useNavigate()
  const navigation = useStableCallbacks(useCreateTabNavigation())
  const menuActions = useStableCallbacks(useMenuActions(navigation.openSubApp, shown.choose))
  const { showPage } = useStableCallbacks({
    showPage: (path: string) => void navigate(path, { replace: location.pathname === path }),
  })
  const activeTab = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey))
  const hasTab = page.kind !== 'other' && page.kind !== 'unknown-sub-app'
  const activeKey = hasTab ? (activeTab?.key ?? '') : ''
  const hasUnsaved = useTabs((state) => state.dirty.size > 0)
  const { tabBar, fixedHeader } = useSettings()
  const scroller = useScrollOfTabs(location.pathname, activeKey, !fixedHeader, subAppPage ? '' : location.key)
  const titleOf = useTabTitle()
  const marksOf = useTabMarks()
  const systemOf = useTabSystem()
  const sidebar = useFrameSidebar()
  useTabsFollowAddress()
  useUnsavedWarning()

  return (
    <MenuNavigationContext value={menuActions}>
      <TabNavigationContext value={navigation}>
        <UnsavedInputContext value={hasUnsaved}>
          <div ref={scroller} className={styles.frame} data-header={fixedHeader ? 'fixed' : 'scrolls'}>
            <FocusStart />
            {/* A boundary of its own: the frame stays visible while the dialogs load. */}
            <Suspense>
              <SessionDialogs />
            </Suspense>
            <JumpHost />
            <FrameExtras isHome={page.kind === 'home' && !asksForLink(location.search)} />
            {subAppPage && activeTab && <SubAppTitle title={titleOf(activeTab)} />}
            <a className={styles.skip} href="#main">
              {t('skipToContent')}
            </a>
            <TrainingHost />
            <RegionBoundary region="top bar">
              <FrameTop shownSystem={shown.system?.systemCode} sidebar={sidebar} onShowPage={showPage} />
            </RegionBoundary>
            <div className={styles.body}>
              <RegionBoundary region="sidebar" resetKey={shown.system?.systemCode ?? ''}>
                <FrameSide
                  shownSystem={shown.system}
                  selectedKey={subAppPage?.permittedBy?.key}
                  sidebar={sidebar}
                />
              </RegionBoundary>
              <div className={styles.stage}>
                <OfflineBanner />
                <MenuFailure />
                {tabBar && (
                  <RegionBoundary region="tab bar" startEmpty={navigation.closeAll}>
                    <DeferredRender placeholder={<WaitingTabs />}>
                      {({ TabBar }) => (
                        <TabBar
                          activeKey={activeKey}
                          titleOf={titleOf}
                          marksOf={marksOf}
                          systemOf={systemOf}
                          actions={navigation}
                        />
                      )}
                    </DeferredRender>
                  </RegionBoundary>
                )}
                <RegionBoundary region="linked sub-apps">
                  <LazyLinkedSubApps />
                </RegionBoundary>
                {subAppPage && sidebar.device === 'desktop' && <Breadcrumb page={subAppPage} />}
                <MainArea showsSubApp={subAppPage !== undefined} />
              </div>
            </div>
            <RegionBoundary region="bottom bar" startEmpty={navigation.closeAll}>
              <DeferredRender>
                {({ BottomBar }) => (
                  <BottomBar
                    activeKey={activeKey}
                    titleOf={titleOf}
                    systemOf={systemOf}
                    actions={navigation}
                  />
                )}
              </DeferredRender>
            </RegionBoundary>
          </div>
        </UnsavedInputContext>
      </TabNavigationContext>
    </MenuNavigationContext>
  )
}

/** Scroll keys are passed to the main area, as if nothing had the focus. */
function scrollPage({ key }: KeyboardEvent) {
  if (/^(Page|End|Home|Arrow| )/.test(key)) document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * Moves the start of the tab order to the top of the frame: after the previous screen is gone, browsers would continue
 * from its position, past the top bar. In an animation frame, when a layout is due anyway.
 */
function FocusStart() {
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) start.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  // biome-ignore lint/a11y/noStaticElementInteractions: not interactive itself; it passes scroll keys on to the page
  return <span ref={start} tabIndex={-1} className={styles.focusStart} onKeyDown={scrollPage} />
}

/** Warns that the session ends with a reload where the browser stores no cookies. */
function useCookieWarning(): void {
  const { t, ready } = useTranslation('session')
  const isStored = useSession((session) => session.certificateStored)
  useEffect(() => {
    if (ready && !isStored) showToast({ kind: 'warning', text: t('notKept'), seconds: 5 })
  }, [ready, isStored, t])
}

/**
 * What opens by itself (specification §4): the questionnaire on the home page, the shortcut notice on every page, and
 * the offer of a new build.
 */
const FrameExtras = memo(function FrameExtras({ isHome }: { readonly isHome: boolean }) {
  const systems = useSystems()
  useCookieWarning()
  return (
    <>
      {isHome && isFeatureOn('questionnaire') && (
        <RegionBoundary region="questionnaire" isExtra>
          <HomeQuestionnaire />
        </RegionBoundary>
      )}
      {isFeatureOn('shortcutNotice') && (
        <RegionBoundary region="shortcut notice" isExtra>
          <ShortcutNotice systems={systems} />
        </RegionBoundary>
      )}
      <RegionBoundary region="new build" isExtra>
        <NewBuild />
      </RegionBoundary>
    </>
  )
})
