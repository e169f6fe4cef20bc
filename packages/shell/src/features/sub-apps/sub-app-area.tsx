import { useState } from 'react'
import { awakeTabs } from './awake-tabs.ts'
import { openSubApp } from './open-sub-app.ts'
import type { OpenSubApp } from './sub-app-host.ts'
import { SubAppPanel } from './sub-app-panel.tsx'
import type { SubAppServices, SubAppTab } from './sub-app-services.ts'

/** Pages that are kept alive at most; each takes about 3 MB. */
const maxLiveSubApps = 8

interface SubAppAreaProps {
  /** All open tabs of sub-apps. */
  readonly tabs: readonly SubAppTab[]
  /** The tab on the screen, of a sub-app or not. */
  readonly activeTabId: string
  readonly services: SubAppServices
  readonly open?: OpenSubApp
  readonly maxLive?: number
}

/** The pages of all sub-app tabs, of which at most one is to be seen. Fills its parent. */
export function SubAppArea(props: SubAppAreaProps) {
  const { tabs, activeTabId, services, open = openSubApp, maxLive = maxLiveSubApps } = props
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
