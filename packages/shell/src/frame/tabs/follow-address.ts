import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Tab } from '@portal/protocol/rules/tabs'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { replacingState, tabOfHistory } from '../../lib/history-state.ts'
import { ownPageOf } from '../location/own-pages.ts'
import { permittingPage } from '../location/page-permission.ts'
import { parseSubAppAddress } from '../location/sub-app-address.ts'
import { useTabTitle } from '../location/tab-titles.ts'
import { type AddressStep, stepForAddress } from './address-step.ts'
import { useTabLimit } from './tab-navigation.tsx'

/** Whether the user may still open what a stored tab shows. */
function mayOpen(tab: Tab, systems: readonly SystemMenu[]): boolean {
  const own = ownPageOf(tab.url)
  if (own) return own.key === tab.key
  const page = parseSubAppAddress(getConfig().childRoot, tab.url)
  return page !== undefined && permittingPage(systems, page) !== undefined
}

/**
 * Restores the tabs of this browser tab, once for a frame and before anything of it is drawn that shows tabs: else all of
 * that would be drawn twice.
 */
export function useRestoredTabs(systems: readonly SystemMenu[]): void {
  useState(() => useTabs.getState().restored((tab) => mayOpen(tab, systems)))
}

/** Keeps the active tab in step with the address. */
export function useTabsFollowAddress(systems: readonly SystemMenu[]): void {
  const location = useLocation()
  const navigate = useNavigate()
  const tellTabLimit = useTabLimit(useTabTitle(systems))

  const goTo = (key: string, url: string) => void navigate(url, { replace: true, state: replacingState(key) })

  const follow = useEffectEvent(({ pathname, search, state }: typeof location) => {
    const { childRoot } = getConfig()
    const place = { pathname, search, tabKey: tabOfHistory(state) }
    take(stepForAddress(place, { ...useTabs.getState(), systems, childRoot }), pathname + search)
  })

  function take(step: AddressStep, address: string): void {
    const { activated, moved, opened } = useTabs.getState()
    if (step.kind === 'redirect') void navigate(step.to, { replace: true })
    if (step.kind === 'show') {
      activated(step.key)
      moved(step.key, step.url)
      if (step.url !== address) goTo(step.key, step.url)
    }
    if (step.kind === 'open') {
      const result = opened(step.tab)
      const { tabs, activeKey } = useTabs.getState()
      const active = tabs.find((tab) => tab.key === activeKey)
      if (result === 'refused-limit') tellTabLimit(() => void navigate(address))
      if (active && active.url !== address) goTo(active.key, active.url)
    }
  }

  useEffect(() => follow(location), [location])
}
