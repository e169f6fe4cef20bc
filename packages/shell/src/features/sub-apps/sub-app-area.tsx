import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SubAppName } from '@portal/protocol/systems'
import type { SubAppServices, SubAppTab } from '@portal/sub-app-host/bridge/sub-app-services'
import type { OpenSubApp } from '@portal/sub-app-host/host/sub-app-host'
import { lowerHiddenModals } from '@portal/sub-app-host/portal/modal-dialogs'
import { useEffect, useState } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { awakeTabs } from './awake-tabs.ts'
import { openSubApp } from './open-sub-app.ts'
import { useIdlePrefetch } from './prefetch/use-idle-prefetch.ts'
import { SubAppPanel } from './sub-app-panel.tsx'
import { nameInMenus } from './system-names.ts'

const none: readonly never[] = []

interface SubAppAreaProps {
  /** All open tabs of sub-apps. */
  readonly tabs: readonly SubAppTab[]
  /** The visible tab, of a sub-app or not. */
  readonly activeTabId: string
  readonly services: SubAppServices
  /** The current menus, for the names of the systems. */
  readonly systems?: readonly SystemMenu[]
  /** Sub-apps that the user may open; prefetched while the browser is idle. */
  readonly mayOpen?: readonly SubAppName[]
  readonly open?: OpenSubApp
  readonly maxLive?: number
}

/** The pages of all sub-app tabs, at most one of them visible. Fills its parent. */
export function SubAppArea(props: SubAppAreaProps) {
  const {
    tabs,
    activeTabId,
    services,
    systems = none,
    mayOpen = none,
    open = openSubApp,
    maxLive = getConfig().maxLiveSubApps ?? getConfig().tabLimit,
  } = props
  useEffect(lowerHiddenModals, [])
  const [awake, setAwake] = useState<readonly string[]>([])
  const nowAwake = awakeTabs(awake, tabs, activeTabId, maxLive)
  if (nowAwake !== awake) setAwake(nowAwake)

  useIdlePrefetch(mayOpen)

  const mountedTabs = tabs.filter(({ tabId }) => nowAwake.includes(tabId))
  return mountedTabs.map((tab) => (
    <SubAppPanel
      key={`${tab.tabId} ${tab.refreshes}`}
      tab={tab}
      isActive={tab.tabId === activeTabId}
      services={services}
      open={open}
      nameInMenus={nameInMenus(systems, tab.app)}
    />
  ))
}
