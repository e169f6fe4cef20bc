import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { replacingState, tabOfHistory } from '../../lib/history-state.ts'
import { useTabTitle } from '../location/use-tab-title.ts'
import { type AddressStep, stepForAddress } from './address-step.ts'
import { useTabLimit } from './use-tab-limit.tsx'

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
