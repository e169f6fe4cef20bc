import { addressOf, isBeside, leastRecentlyUsed, type Tab } from '@portal/protocol/rules/tabs'
import {
  historyState,
  isEntryOf,
  placeholderState,
  replacingState,
} from '@portal/sub-app-host/portal/history-state'
import type { NavigateResult, OpenTabResult } from '@portal/sub-app-sdk/bridge'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { featurePages } from '../../features/features.ts'
import { hostOfSubApp } from '../../features/sub-apps/links/link-store.ts'
import type { TabActions } from '../../features/tabs/tab-actions.ts'
import { tabHints } from '../../features/tabs/tab-hints.ts'
import { TabLimitMessage } from '../../features/tabs/tab-limit-message.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { browserAddress, currentAddress } from '../../lib/base-path.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { isShownTo } from '../../lib/route-access.ts'
import { dialogsReady } from '../../lib/ui/dialogs.ts'
import { useSession } from '../../session/session-store.ts'
import { useSystems } from '../frame-data.tsx'
import { locate, locateSubAppPage } from '../location/portal-location.ts'
import { type SubAppLocation, subAppAddress } from '../location/sub-app-address.ts'
import { openWindow } from '../location/system-window.ts'
import { useTabMarks, useTabTitle } from '../location/tab-titles.ts'
import { closedByButtonOnly, useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { type TabFilter, tabFilters } from '../unsaved/unsaved-tabs.ts'

/** Tabs that are offered for closing. */
const maxOffered = 5

/** The open message; the next refused page replaces it. */
const message: { close: () => void } = { close: () => undefined }

/** Shows that no further tab can be opened (specification §8); `retry` runs once the user has closed one. */
export function useTabLimit(): (retry: () => void) => void {
  const { t } = useTranslation('frame')
  const titleOf = useTabTitle()
  const marksOf = useTabMarks()
  return async (retry) => {
    const { modal } = await dialogsReady()
    const { tabs } = useTabs.getState()
    const hints = tabHints(tabs.map((tab) => ({ key: tab.key, title: titleOf(tab), marks: marksOf(tab) })))
    const nameOf = (tab: Tab) => [titleOf(tab), hints.get(tab.key)].filter(Boolean).join(' · ')
    const candidates = leastRecentlyUsed(useTabs.getState(), maxOffered)
    message.close()
    const dialog = modal.warning({
      ...closedByButtonOnly,
      title: t('tabLimitTitle'),
      footer: null,
      content: (
        <TabLimitMessage
          candidates={candidates.map((tab) => ({ key: tab.key, title: nameOf(tab) }))}
          onClose={() => dialog.destroy()}
          onMakeRoom={(key) => {
            dialog.destroy()
            // A page that has got unsaved input in the meantime stays.
            const mayGo = leastRecentlyUsed(useTabs.getState(), Number.POSITIVE_INFINITY)
            if (mayGo.some((tab) => tab.key === key)) useTabs.getState().closed(key)
            retry()
          }}
        />
      ),
    })
    message.close = dialog.destroy
  }
}

function isShown(url: string): boolean {
  const { pathname, search } = currentAddress()
  return url === pathname + search
}

export interface TabNavigation extends TabActions {
  /**
   * Opens a page of a sub-app in its own tab, or activates the open one; refused by the tab limit or the user's menus.
   */
  readonly openSubApp: (page: SubAppLocation & { readonly title: string }) => OpenTabResult
  /** Opens a page of the portal's own for a sub-app; only the inbox of approvals is available (assumed). */
  readonly openPortalPage: (path: string) => OpenTabResult
  /** Navigates an open tab to another page of the same sub-app; refused by the user's menus. */
  readonly navigateTab: (key: string, page: SubAppLocation) => NavigateResult
  /** Records that a sub-app's page has navigated; if its tab is active, the address follows. */
  readonly pageMoved: (key: string, path: string) => void
}

export const TabNavigationContext = createContext<TabNavigation | undefined>(undefined)

export function useTabNavigation(): TabNavigation {
  const navigation = use(TabNavigationContext)
  if (!navigation) throw new Error('Tabs are used outside the frame, which provides TabNavigationContext')
  return navigation
}

/** The actions of tabs; after each, the browser navigates to the address of the active tab. */
export function useCreateTabNavigation(): TabNavigation {
  const systems = useSystems()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const showTabLimit = useTabLimit()
  const { mayDiscard } = useUnsaved()

  /** In a new history entry, or replacing the current one: with `stateInPlace`, and when it shows that address already. */
  const showActive = (stateInPlace?: typeof historyState) => {
    const { tabs, activeKey } = useTabs.getState()
    const active = tabs.find((tab) => tab.key === activeKey)
    if (!active) return
    const stateOf = stateInPlace ?? (isShown(active.url) ? replacingState : undefined)
    const state = (stateOf ?? historyState)(activeKey)
    void navigate(addressOf(active), { replace: stateOf !== undefined, state })
  }

  const close = async (isClosed: TabFilter, closeThem: () => void) => {
    if (!(await mayDiscard(tabFilters.closedTabs(isClosed)))) return
    const { activeKey } = useTabs.getState()
    closeThem()
    if (useTabs.getState().activeKey !== activeKey) showActive(placeholderState)
  }

  const refresh = async (key: string) => {
    if (!(await mayDiscard(tabFilters.tab(key)))) return
    useTabs.getState().refreshed(key)
    await queryClient.invalidateQueries()
  }

  const openSubApp: TabNavigation['openSubApp'] = (page) => {
    const { url, permittedBy } = locateSubAppPage(systems, page) ?? {}
    if (url === undefined || !permittedBy) return 'refused-permission'
    const result = useTabs
      .getState()
      .opened({ key: url, title: page.title || permittedBy.item.menuName, url })
    if (result === 'opened') showActive()
    else showTabLimit(() => openSubApp(page))
    return result
  }

  const pageMoved = (key: string, path: string) => {
    const { tabs, activeKey, moved } = useTabs.getState()
    const { url: before, hash: hashBefore = '' } = tabs.find((tab) => tab.key === key) ?? { url: '' }
    const page = locate(systems, before)
    const url = page.kind === 'sub-app' ? subAppAddress(getConfig().childRoot, page.app, path) : undefined
    if (page.kind !== 'sub-app' || url === undefined) return
    const [reported = ''] = /#.*$/.exec(path) ?? []
    // A page in the portal's window has its fragment there, and reports its path alone.
    const isInWindow = url === before && reported === '' && hostOfSubApp(page.app) === 'qiankun'
    const hash = isInWindow ? hashBefore : reported
    moved(key, url, hash)
    // On a page without a tab (404, say) the previous tab is still active.
    const isOnScreen = isShown(before) || isEntryOf(key)
    // A page that has just been mounted reports the address that it was opened at.
    const isKnown = url === before && hash === hashBefore && isShown(url) && isEntryOf(key)
    if (key === activeKey && isOnScreen && !isKnown) showActive(replacingState)
  }

  const openPortalPage: TabNavigation['openPortalPage'] = (path) => {
    const [pathname] = path.split('?', 1)
    const held = useSession.getState().user?.userRespList
    const page = featurePages().find(({ path }) => path === pathname)
    if (!page?.opensFromSubApps || !isShownTo(page, held)) return 'refused-permission'
    void navigate(path)
    return 'opened'
  }

  return {
    openSubApp,
    openPortalPage,
    navigateTab: (key, page) => {
      if (!locateSubAppPage(systems, page)?.permittedBy) return 'refused-permission'
      pageMoved(key, page.path)
      return 'opened'
    },
    pageMoved,
    go: (key) => {
      useTabs.getState().activated(key)
      showActive()
    },
    refresh: (key) => void refresh(key),
    close: (key) => void close(tabFilters.tab(key), () => useTabs.getState().closed(key)),
    pin: (key, isPinned) => useTabs.getState().pinned(key, isPinned),
    openWindow: (key) => {
      const tab = useTabs.getState().tabs.find((one) => one.key === key)
      if (tab) openWindow(browserAddress(addressOf(tab)))
    },
    closeBeside: (key, side) =>
      void close(isBeside(useTabs.getState().tabs, key, side), () =>
        useTabs.getState().besideClosed(key, side),
      ),
    closeOthers: (key) =>
      void close(
        (tab) => tab.key !== key && !tab.pinned,
        () => useTabs.getState().othersClosed(key),
      ),
    closeAll: () => void close(tabFilters.everyTab, useTabs.getState().allClosed),
  }
}
