import type { SubAppName } from '@portal/protocol/systems'
import { useState } from 'react'
import { getConfig } from '../../config/runtime-config.ts'
import { awakeTabs } from './awake-tabs.ts'
import { openSubApp } from './open-sub-app.ts'
import type { OpenSubApp } from './sub-app-host.ts'
import { SubAppPanel } from './sub-app-panel.tsx'
import type { SubAppServices, SubAppTab } from './sub-app-services.ts'
import { useIdlePrefetch } from './use-idle-prefetch.ts'

const none: readonly SubAppName[] = []

/** As many as tabs (specification §9), so that no page is built anew on the way back to it; unless the configuration says otherwise. */
const usualMaxLive = 20

interface SubAppAreaProps {
  /** All open tabs of sub-apps. */
  readonly tabs: readonly SubAppTab[]
  /** The tab on the screen, of a sub-app or not. */
  readonly activeTabId: string
  readonly services: SubAppServices
  /** Sub-apps that the user may open, fetched while nothing else happens. */
  readonly mayOpen?: readonly SubAppName[]
  readonly open?: OpenSubApp
  readonly maxLive?: number
}

/** The pages of all sub-app tabs, of which at most one is to be seen. Fills its parent. */
export function SubAppArea(props: SubAppAreaProps) {
  const {
    tabs,
    activeTabId,
    services,
    mayOpen = none,
    open = openSubApp,
    maxLive = getConfig().maxLiveSubApps ?? usualMaxLive,
  } = props
  useIdlePrefetch(mayOpen)
  const [awake, setAwake] = useState<readonly string[]>([])
  const nowAwake = awakeTabs(awake, tabs, activeTabId, maxLive)
  if (nowAwake !== awake) setAwake(nowAwake)

  return tabs
    .filter(({ tabId }) => nowAwake.includes(tabId))
    .map((tab) => (
      <SubAppPanel
        key={`${tab.tabId} ${tab.refreshes}`}
        tab={tab}
        isActive={tab.tabId === activeTabId}
        services={services}
        open={open}
      />
    ))
}
