import { addressOf, type Tab } from '@portal/protocol/rules/tabs'
import { replacingState, tabOfHistory } from '@portal/sub-app-host/portal/history-state'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { useSession } from '../../session/session-store.ts'
import { useMenusKnown, useSystems } from '../frame-data.tsx'
import { locate, useCurrentLocation } from '../location/portal-location.ts'
import { type AddressStep, stepForAddress } from './address-step.ts'
import { useTabLimit } from './tab-navigation.tsx'

/**
 * Restores the tabs of this browser tab, once for a frame. During the first render, before anything that shows tabs:
 * an effect would render all of that twice. Without menus, tabs of sub-apps stay until these say which may be open.
 */
export function useRestoredTabs(): void {
  const systems = useSystems()
  const isKnown = useMenusKnown()
  const mayOpen = ({ key, url }: Tab): boolean => {
    const location = locate(systems, url)
    if (location.kind === 'own-page') return location.page.key === key
    return location.kind === 'sub-app' && (!isKnown || location.permittedBy !== undefined)
  }
  useState(() => useTabs.getState().restored(mayOpen))
  const wasKnown = useRef(isKnown)
  const closeForbidden = useEffectEvent(() => {
    const { tabs, closed } = useTabs.getState()
    for (const tab of tabs) if (!tab.affixed && !mayOpen(tab)) closed(tab.key)
  })
  useEffect(() => {
    if (isKnown && !wasKnown.current) closeForbidden()
    wasKnown.current = isKnown
  }, [isKnown])
}

/** Keeps the active tab in step with the address. */
export function useTabsFollowAddress(): void {
  const location = useLocation()
  const current = useCurrentLocation()
  const systems = useSystems()
  const navigate = useNavigate()
  const showTabLimit = useTabLimit()
  const isKnown = useMenusKnown()

  const goTo = (key: string, address: string) =>
    void navigate(address, { replace: true, state: replacingState(key) })

  const isFirst = useRef(true)
  const follow = useEffectEvent(({ pathname, search, hash, state }: typeof location) => {
    const { tabs, dirty } = useTabs.getState()
    const tabKey = tabOfHistory(state)
    const { takesOver, firstPageShown } = useSession.getState()
    const step = stepForAddress(current, { tabKey, tabs, dirty, systems, takesOver })
    // Without menus it is unknown what may be opened.
    if (!isKnown && step.kind !== 'show' && current.kind === 'sub-app') return
    take(step, pathname + search, hash)
    // Until the next address: the first one may still be left for another.
    if (takesOver && !isFirst.current) firstPageShown()
    isFirst.current = false
  })

  function take(step: AddressStep, address: string, hash: string): void {
    if (step.kind === 'redirect') void navigate(step.to, { replace: true })
    if (step.kind === 'show') {
      const { activated, moved } = useTabs.getState()
      activated(step.key)
      moved(step.key, step.url, hash)
      if (step.url !== address) goTo(step.key, step.url + hash)
    }
    if (step.kind === 'open') {
      const result = useTabs.getState().opened({ ...step.tab, hash: hash || undefined })
      const { tabs, activeKey } = useTabs.getState()
      const active = tabs.find((tab) => tab.key === activeKey)
      if (result === 'refused-limit') showTabLimit(() => void navigate(address + hash))
      if (active && active.url !== address) goTo(active.key, addressOf(active))
    }
  }

  useEffect(() => follow(location), [location, isKnown])
}
