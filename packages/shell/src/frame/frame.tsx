import type { Organization } from '@portal/protocol/entities/menu'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { QuickJump } from '../features/quick-jump/quick-jump.tsx'
import { useTabs } from '../features/tabs/tab-store.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/paths.ts'
import { useSettings } from '../lib/settings/settings-store.ts'
import { RegionBoundary } from '../lib/ui/region-boundary.tsx'
import { UnsavedInputContext } from '../lib/ui/unsaved-input.ts'
import { useSteady } from '../lib/use-stable-callbacks.ts'
import { MenuNavigationContext } from '../menu/menu-navigation.ts'
import { useOrganizations } from '../session/queries.ts'
import { DeferredRender } from './deferred-render.tsx'
import { FocusStart } from './focus-start.tsx'
import styles from './frame.module.css'
import { FrameExtras } from './frame-extras.tsx'
import { FrameSide } from './frame-side.tsx'
import { FrameTop } from './frame-top.tsx'
import { AskedJump } from './jump/jump-host.tsx'
import { pageOnScreen } from './location/page-on-screen.ts'
import { useTabTitle } from './location/tab-titles.ts'
import { MainArea } from './main-area.tsx'
import { useFrameSidebar, useShownMenus, useShownSystem } from './menus/frame-menus.ts'
import { useMenuActions } from './menus/menu-actions.ts'
import { MenuFailure } from './menus/menu-failure.tsx'
import { SessionDialogs } from './session/session-dialogs.tsx'
import { asksForLink, LinkedSubAppsLater, SubAppTitle } from './sub-apps/sub-apps.tsx'
import { useRestoredTabs, useTabsFollowAddress } from './tabs/follow-address.ts'
import { useTabNavigation } from './tabs/tab-navigation.tsx'
import { useScrollOfTabs } from './tabs/use-tab-scroll.ts'
import { useUnsavedWarning } from './unsaved/unsaved-dialogs.tsx'

const none: readonly Organization[] = []

/**
 * What stands around every page: top bar, sidebar, tabs and watermark (specification §2). Drawn with each step from page
 * to page; its parts are drawn only when what they are handed differs.
 */
export function Frame() {
  const { t } = useTranslation('frame')
  const { data: organizations = none } = useOrganizations()
  const { systems, ...menus } = useShownMenus()
  useRestoredTabs(systems)
  const location = useLocation()
  const page = pageOnScreen(location, systems, getConfig().childRoot)
  const shown = useShownSystem(systems, page.systemCode)
  const navigate = useNavigate()
  const navigation = useSteady(useTabNavigation(systems))
  const menuActions = useSteady(useMenuActions(navigation.openSubApp, shown.choose))
  const { showProfile } = useSteady({
    showProfile: () => void navigate(paths.profile, { replace: location.pathname === paths.profile }),
  })
  const activeTab = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey))
  const activeKey = page.kind === 'other' ? '' : (activeTab?.key ?? '')
  const hasUnsaved = useTabs((state) => state.dirty.size > 0)
  const { tabBar, fixedHeader } = useSettings()
  const ownMove = page.kind === 'sub-app' ? '' : location.key
  const scroller = useScrollOfTabs(location.pathname, activeKey, !fixedHeader, ownMove)
  const titleOf = useTabTitle(systems)
  const sidebar = useFrameSidebar()
  useTabsFollowAddress(systems)
  useUnsavedWarning()

  return (
    <MenuNavigationContext value={menuActions}>
      <UnsavedInputContext value={hasUnsaved}>
        <div ref={scroller} className={styles.frame} data-header={fixedHeader ? 'fixed' : 'scrolls'}>
          <FocusStart />
          {/* Their code comes from elsewhere: what they stand over stays until then. */}
          <Suspense>
            <SessionDialogs systems={systems} />
          </Suspense>
          <AskedJump
            systems={systems}
            menus={menus}
            organizations={organizations}
            openSubApp={navigation.openSubApp}
          />
          <FrameExtras systems={systems} isHome={page.kind === 'home' && !asksForLink(location.search)} />
          {page.kind === 'sub-app' && activeTab && <SubAppTitle title={titleOf(activeTab)} />}
          <a className={styles.skip} href="#main">
            {t('skipToContent')}
          </a>
          <RegionBoundary region="top bar">
            <FrameTop
              systems={systems}
              shownSystem={shown.system?.systemCode}
              isLoading={menus.isFetching}
              sidebar={sidebar}
              onShowProfile={showProfile}
            />
          </RegionBoundary>
          <div className={styles.body}>
            <RegionBoundary region="sidebar" resetKey={shown.system?.systemCode ?? ''}>
              <FrameSide
                systems={systems}
                shownSystem={shown.system}
                isLoading={menus.isFetching}
                selectedKey={page.menuKey}
                sidebar={sidebar}
              />
            </RegionBoundary>
            <div className={styles.stage}>
              {menus.isError && (
                <MenuFailure isRetrying={menus.isFetching} onRetry={() => void menus.refetch()} />
              )}
              {tabBar && (
                <RegionBoundary region="tab bar">
                  <DeferredRender placeholder={<div className={styles.tabBar} />}>
                    {({ TabBar }) => <TabBar activeKey={activeKey} titleOf={titleOf} actions={navigation} />}
                  </DeferredRender>
                </RegionBoundary>
              )}
              <RegionBoundary region="linked sub-apps">
                <LinkedSubAppsLater systems={systems} />
              </RegionBoundary>
              <MainArea
                organizations={organizations}
                navigation={navigation}
                systems={systems}
                showsSubApp={page.kind === 'sub-app'}
              />
            </div>
            {sidebar.device === 'desktop' && (
              <RegionBoundary region="quick jump" isExtra>
                <QuickJump look="rail" />
              </RegionBoundary>
            )}
          </div>
        </div>
      </UnsavedInputContext>
    </MenuNavigationContext>
  )
}
