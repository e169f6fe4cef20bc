import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { getConfig } from '../../config/runtime-config.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { historyState, tabOfHistory } from '../../history-state.ts'
import { ownPageOf } from '../own-pages.ts'
import { parseSubAppAddress } from '../sub-app-address.ts'
import { type AddressStep, stepForAddress } from './address-step.ts'
import { permittingPage } from './page-permission.ts'
import { useTabLimit } from './use-tab-limit.tsx'
import { useTabTitle } from './use-tab-title.ts'

/** Restores the tabs of this browser tab, then keeps the active one in step with the address. */
export function useTabsFollowAddress(systems: readonly SystemMenu[]): void {
  const location = useLocation()
  const navigate = useNavigate()
  const tellTabLimit = useTabLimit(useTabTitle(systems))

  const isRestored = useRef(false)
  const restore = useEffectEvent(() => {
    // The effect runs again when the frame comes back from waiting for something: its tabs have gone on meanwhile.
    if (isRestored.current) return
    isRestored.current = true
    useTabs.getState().restored((tab) => {
      if (ownPageOf(tab.url)) return ownPageOf(tab.url)?.key === tab.key
      const page = parseSubAppAddress(getConfig().childRoot, tab.url)
      return page !== undefined && permittingPage(systems, page) !== undefined
    })
  })

  const goTo = (key: string, url: string) => void navigate(url, { replace: true, state: historyState(key) })

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

  // Before the first paint, so that no tab appears late.
  useLayoutEffect(() => restore(), [])
  useEffect(() => follow(location), [location])
}
