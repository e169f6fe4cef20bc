import type { SystemMenu } from '@portal/protocol/entities/menu'
import { findTab, type Tab } from '@portal/protocol/rules/tabs'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { replacingState, tabOfHistory } from '../../lib/history-state.ts'
import { paths } from '../../lib/paths.ts'
import { pagePath } from '../../menu/menu-path.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { findSystem, isDisabled, menuPages } from '../../menu/menu-tree.ts'
import { ownPageAt, ownPageOf } from '../location/own-pages.ts'
import { permittingPage, refusalOf } from '../location/page-permission.ts'
import { parseSubAppAddress, subAppAddress } from '../location/sub-app-address.ts'
import { useTabTitle } from '../location/tab-titles.ts'
import { useTabLimit } from './tab-navigation.tsx'

/** Where the browser is: an address with its query, and the tab that its history entry belongs to. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly tabKey: string | undefined
}

/** What the tabs have to do for a place; `none`: a page without a tab, e.g. an error page. */
type AddressStep =
  | { readonly kind: 'show'; readonly key: string; readonly url: string }
  | { readonly kind: 'open'; readonly tab: Tab }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' }

interface Surroundings {
  readonly tabs: readonly Tab[]
  /** Keys of tabs with unsaved input: those are moved neither by the browser's back button nor by a link. */
  readonly dirty: ReadonlySet<string>
  readonly systems: readonly SystemMenu[]
  readonly childRoot: string
}

/** Path of the first page of a system's menu that may be opened: a sub-app's bare address leads there (assumed). */
function startPath(systems: readonly SystemMenu[], app: SubAppName): string | undefined {
  const system = findSystem(systems, systemCodeOfApp(app))
  for (const page of system && !system.disabled ? menuPages(system.menuList) : []) {
    const target = menuTarget(systemCodeOfApp(app), page.item)
    if (!isDisabled(page) && target.kind === 'sub-app') return target.path
  }
  return undefined
}

/** The active tab follows the address: typed, linked, or come back to (specification §2, §4). */
export function stepForAddress(place: Place, { tabs, dirty, systems, childRoot }: Surroundings): AddressStep {
  const pathname = pagePath(place.pathname)
  const address = pathname + place.search
  if (pathname === paths.dashboard) return { kind: 'show', key: paths.dashboard, url: address }
  const own = ownPageAt(place)
  if (own) {
    const { key, url } = own
    const isOpen = tabs.some((tab) => tab.key === key)
    return isOpen ? { kind: 'show', key, url } : { kind: 'open', tab: { key, title: '', url } }
  }
  if (pathname !== `/${childRoot}` && !pathname.startsWith(`/${childRoot}/`)) return { kind: 'none' }

  const page = parseSubAppAddress(childRoot, address)
  const url = page && subAppAddress(childRoot, page.app, page.path)
  if (!page || url === undefined) return { kind: 'redirect', to: paths.notFound }

  const open =
    tabs.find((tab) => tab.key === place.tabKey) ??
    findTab(tabs, url) ??
    tabs.find((tab) => tab.key === url && !dirty.has(url))
  if (open) return { kind: 'show', key: open.key, url: dirty.has(open.key) ? open.url : url }
  const permitted = permittingPage(systems, page)
  const start = !permitted && page.path === '/' ? startPath(systems, page.app) : undefined
  if (start !== undefined) return { kind: 'redirect', to: paths.subApp(childRoot, page.app, start) }
  if (!permitted) return { kind: 'redirect', to: paths[refusalOf(systems, page)] }
  return { kind: 'open', tab: { key: url, title: permitted.item.menuName, url } }
}

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
