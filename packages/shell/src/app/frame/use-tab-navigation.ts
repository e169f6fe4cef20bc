import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { OpenTabResult } from '@portal/sub-app-sdk/bridge'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getConfig } from '../../config/runtime-config.ts'
import type { TabActions } from '../../features/tabs/tab-bar.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { parseSubAppAddress, type SubAppLocation, subAppAddress } from '../sub-app-address.ts'
import { historyState } from './history-state.ts'
import { permittingPage } from './page-permission.ts'
import { useDialogs } from './use-dialogs.ts'

export interface TabNavigation extends TabActions {
  /** Opens a page of a sub-app in its own tab, or goes to it; refused by the tab limit or by the user's menus. */
  readonly openSubApp: (page: SubAppLocation & { readonly title: string }) => OpenTabResult
  /** A sub-app's page moved inside itself: the tab notes it and, if it is active, the address shows it. */
  readonly pageMoved: (key: string, path: string) => void
}

/** What people do with tabs, each act followed by the address of the tab that is active then. */
export function useTabNavigation(systems: readonly SystemMenu[]): TabNavigation {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { askToDiscard, tellTabLimit } = useDialogs()

  const showActive = ({ replace } = { replace: false }) => {
    const { tabs, activeKey } = useTabs.getState()
    const active = tabs.find((tab) => tab.key === activeKey)
    if (active) void navigate(active.url, { replace, state: historyState(activeKey) })
  }

  /** False when the user wants to keep what was typed in one of these tabs. */
  const mayDiscard = async (isMeant: (key: string) => boolean): Promise<boolean> =>
    ![...useTabs.getState().dirty].some(isMeant) || askToDiscard()

  const close = async (isClosed: (key: string) => boolean, closeThem: () => void) => {
    if (!(await mayDiscard(isClosed))) return
    const { activeKey } = useTabs.getState()
    closeThem()
    if (useTabs.getState().activeKey !== activeKey) showActive({ replace: true })
  }

  const refresh = async (key: string) => {
    if (!(await mayDiscard((one) => one === key))) return
    useTabs.getState().refreshed(key)
    await queryClient.invalidateQueries()
  }

  return {
    openSubApp: ({ app, path, title }) => {
      const url = subAppAddress(getConfig().childRoot, app, path)
      if (url === undefined || !permittingPage(systems, { app, path })) return 'refused-permission'
      const result = useTabs.getState().opened({ key: url, title, url })
      if (result === 'opened') showActive()
      else tellTabLimit()
      return result
    },
    pageMoved: (key, path) => {
      const { tabs, activeKey, moved } = useTabs.getState()
      const { childRoot } = getConfig()
      const page = parseSubAppAddress(childRoot, tabs.find((tab) => tab.key === key)?.url ?? '')
      const url = page && subAppAddress(childRoot, page.app, path)
      if (url === undefined) return
      moved(key, url)
      if (key === activeKey) showActive({ replace: true })
    },
    go: (key) => {
      useTabs.getState().activated(key)
      showActive()
    },
    refresh: (key) => void refresh(key),
    close: (key) =>
      void close(
        (one) => one === key,
        () => useTabs.getState().closed(key),
      ),
    closeOthers: (key) =>
      void close(
        (one) => one !== key,
        () => useTabs.getState().othersClosed(key),
      ),
    closeAll: () => void close(() => true, useTabs.getState().allClosed),
  }
}
