import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SubAppName } from '@portal/protocol/systems'
import { useEffect, useState } from 'react'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { awakeTabs } from './awake-tabs.ts'
import type { SubAppServices, SubAppTab } from './bridge/sub-app-services.ts'
import { lowerHiddenModals } from './focus/modal-dialogs.ts'
import { type OpenSubApp, openSubApp } from './host/sub-app-host.ts'
import { useInstanceStates } from './instance/instance-state.ts'
import { useIdleWork, usePremount } from './instance/premount.ts'
import { limits } from './limits.ts'
import { SubAppPanel } from './sub-app-panel.tsx'
import { nameInMenus } from './system-names.ts'

const none: readonly never[] = []

interface SubAppAreaProps {
  /** All open tabs of sub-apps. */
  readonly tabs: readonly SubAppTab[]
  /** The tab on the screen, of a sub-app or not. */
  readonly activeTabId: string
  readonly services: SubAppServices
  /** The menus of the moment: pages are named as these name their systems. */
  readonly systems?: readonly SystemMenu[]
  /** Sub-apps that the user may open, fetched while nothing else happens. */
  readonly mayOpen?: readonly SubAppName[]
  /** The page that the user opens most, as its tab would be: made ready when all else is done. */
  readonly likely?: SubAppTab | undefined
  /** Whether the portal still loads something that people look at. */
  readonly isBusy?: () => boolean
  readonly open?: OpenSubApp
  readonly maxLive?: number
}

/** The pages of all sub-app tabs, of which at most one is to be seen. Fills its parent. */
export function SubAppArea(props: SubAppAreaProps) {
  const {
    tabs,
    activeTabId,
    services,
    systems = none,
    mayOpen = none,
    likely,
    isBusy = () => false,
    open = openSubApp,
    maxLive = getConfig().maxLiveSubApps ?? limits.maxLivePages,
  } = props
  useEffect(lowerHiddenModals, [])
  const [awake, setAwake] = useState<readonly string[]>([])
  const nowAwake = awakeTabs(awake, tabs, activeTabId, maxLive)
  if (nowAwake !== awake) setAwake(nowAwake)

  const premount = usePremount({
    likely,
    tabs,
    awake: nowAwake,
    hasRoom: nowAwake.length < maxLive,
    services,
  })
  useIdleWork({ apps: mayOpen, isBusy: () => isBusy() || isOneLoading(), onDone: premount.begin })

  const { page, isOpened } = premount
  const living = tabs.filter(({ tabId }) => nowAwake.includes(tabId))
  // By the same key before and after it is opened, so that the page stays.
  return (page && !isOpened ? [...living, page.tab] : living).map((tab) => {
    const ready = page?.tab.tabId === tab.tabId ? page : undefined
    return (
      <SubAppPanel
        key={`${tab.tabId} ${tab.refreshes}`}
        tab={tab}
        isActive={tab.tabId === activeTabId}
        services={ready?.services ?? services}
        premount={ready}
        open={open}
        nameInMenus={nameInMenus(systems, tab.app)}
      />
    )
  })
}

const isOneLoading = () =>
  Object.values(useInstanceStates.getState().states).some(({ phase }) => phase === 'loading')
