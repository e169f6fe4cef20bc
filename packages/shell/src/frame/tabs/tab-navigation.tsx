import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Tab } from '@portal/protocol/rules/tabs'
import type { NavigateResult, OpenTabResult } from '@portal/sub-app-sdk/bridge'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TabLimitMessage } from '../../features/tabs/tab-limit-message.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { leastRecentlyUsed } from '../../features/tabs/tab-use.ts'
import type { TabActions } from '../../features/tabs/use-tab-row.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { historyState, isEntryOf, replacingState, standInState } from '../../lib/history-state.ts'
import { dialogsReady } from '../../lib/ui/dialogs.ts'
import { permittingPage } from '../location/page-permission.ts'
import { parseSubAppAddress, type SubAppLocation, subAppAddress } from '../location/sub-app-address.ts'
import { useTabTitle } from '../location/tab-titles.ts'
import { closedByButtonOnly, useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { type Concern, concerns } from '../unsaved/unsaved-tabs.ts'

/** Tabs that are offered for closing at most. */
const offered = 5

/** The message that stands: of several pages in a row, e.g. by the browser's own keys, the last one is asked about. */
let shown: { readonly destroy: () => void } | undefined

/** Tells that no further tab can be opened (specification §8); `openAgain` runs once the user has made room. */
export function useTabLimit(titleOf: (tab: Tab) => string): (openAgain: () => void) => void {
  const { t } = useTranslation('frame')
  return async (openAgain) => {
    const { modal } = await dialogsReady()
    const candidates = leastRecentlyUsed(useTabs.getState(), offered)
    shown?.destroy()
    const dialog = modal.error({
      ...closedByButtonOnly,
      title: t('tabLimitTitle'),
      footer: null,
      content: (
        <TabLimitMessage
          candidates={candidates.map((tab) => ({ key: tab.key, title: titleOf(tab) }))}
          onClose={() => dialog.destroy()}
          onMakeRoom={(keys) => {
            dialog.destroy()
            // A page may have got unsaved input meanwhile.
            const mayGo = leastRecentlyUsed(useTabs.getState(), Number.POSITIVE_INFINITY)
            for (const { key } of mayGo) if (keys.includes(key)) useTabs.getState().closed(key)
            openAgain()
          }}
        />
      ),
    })
    shown = dialog
  }
}

const isShown = (url: string) => url === window.location.pathname + window.location.search

export interface TabNavigation extends TabActions {
  /** Opens a page of a sub-app in its own tab, or goes to it; refused by the tab limit or by the user's menus. */
  readonly openSubApp: (page: SubAppLocation & { readonly title: string }) => OpenTabResult
  /** Leads an open tab to another page of the same sub-app; refused by the user's menus. */
  readonly leadTo: (key: string, page: SubAppLocation) => NavigateResult
  /** A sub-app's page moved inside itself: the tab notes it and, if it is active, the address shows it. */
  readonly pageMoved: (key: string, path: string) => void
}

/** What people do with tabs, each act followed by the address of the tab that is active then. */
export function useTabNavigation(systems: readonly SystemMenu[]): TabNavigation {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tellTabLimit = useTabLimit(useTabTitle(systems))
  const { mayDiscard } = useUnsaved(systems)

  /** At a new entry of the history, or with this state at the one on the screen; there, too, if it shows that already. */
  const showActive = (stateInPlace?: typeof historyState) => {
    const { tabs, activeKey } = useTabs.getState()
    const active = tabs.find((tab) => tab.key === activeKey)
    if (!active) return
    const stateOf = stateInPlace ?? (isShown(active.url) ? replacingState : undefined)
    const state = (stateOf ?? historyState)(activeKey)
    void navigate(active.url, { replace: stateOf !== undefined, state })
  }

  const close = async (isClosed: Concern, closeThem: () => void) => {
    if (!(await mayDiscard(concerns.closedTabs(isClosed)))) return
    const { activeKey } = useTabs.getState()
    closeThem()
    if (useTabs.getState().activeKey !== activeKey) showActive(standInState)
  }

  const refresh = async (key: string) => {
    if (!(await mayDiscard(concerns.tab(key)))) return
    useTabs.getState().refreshed(key)
    await queryClient.invalidateQueries()
  }

  const openSubApp: TabNavigation['openSubApp'] = (page) => {
    const { app, path, title } = page
    const url = subAppAddress(getConfig().childRoot, app, path)
    if (url === undefined || !permittingPage(systems, { app, path })) return 'refused-permission'
    const result = useTabs.getState().opened({ key: url, title, url })
    if (result === 'opened') showActive()
    else tellTabLimit(() => openSubApp(page))
    return result
  }

  const pageMoved = (key: string, path: string) => {
    const { tabs, activeKey, moved } = useTabs.getState()
    const { childRoot } = getConfig()
    const before = tabs.find((tab) => tab.key === key)?.url ?? ''
    const page = parseSubAppAddress(childRoot, before)
    const url = page && subAppAddress(childRoot, page.app, path)
    if (url === undefined) return
    moved(key, url)
    // Not so on a page without a tab (404, say), where the tab before is still the active one.
    const isOnScreen = isShown(before) || isEntryOf(key)
    // A page that has just come tells where it was led to: there, nothing is new.
    const isTold = url === before && isShown(url) && isEntryOf(key)
    if (key === activeKey && isOnScreen && !isTold) showActive(replacingState)
  }

  return {
    openSubApp,
    leadTo: (key, page) => {
      if (!permittingPage(systems, page)) return 'refused-permission'
      pageMoved(key, page.path)
      return 'opened'
    },
    pageMoved,
    go: (key) => {
      useTabs.getState().activated(key)
      showActive()
    },
    refresh: (key) => void refresh(key),
    close: (key) => void close(concerns.tab(key), () => useTabs.getState().closed(key)),
    closeOthers: (key) =>
      void close(
        (tab) => tab.key !== key,
        () => useTabs.getState().othersClosed(key),
      ),
    closeAll: () => void close(concerns.everyTab, useTabs.getState().allClosed),
  }
}
