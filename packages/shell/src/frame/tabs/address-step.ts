import type { SystemMenu } from '@portal/protocol/entities/menu'
import { findTab, type Tab } from '@portal/protocol/rules/tabs'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { paths } from '../../lib/routes.ts'
import { coveringPage } from '../../menu/menu-permission.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { findSystem, isDisabled, menuPages } from '../../menu/menu-tree.ts'
import type { PortalLocation, SubAppPage } from '../location/portal-location.ts'

/** What the tabs have to do for an address; `none`: nothing, e.g. for an error page, which has no tab. */
export type AddressStep =
  | { readonly kind: 'show'; readonly key: string; readonly url: string }
  | { readonly kind: 'open'; readonly tab: Tab }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' }

interface AddressContext {
  /** The tab that the history entry belongs to. */
  readonly tabKey: string | undefined
  readonly tabs: readonly Tab[]
  /** Keys of tabs with unsaved input: neither the browser's back button nor a link moves those. */
  readonly dirty: ReadonlySet<string>
  readonly systems: readonly SystemMenu[]
  /** Another user has left this address. */
  readonly takesOver?: boolean | undefined
}

/** Path of the first page of a system's menu that may be opened: a sub-app's bare address leads there (assumed). */
function startPath(systems: readonly SystemMenu[], { systemCode, app }: SubAppPage): string | undefined {
  const system = findSystem(systems, systemCode)
  for (const page of system && !system.disabled ? menuPages(system.menuList) : []) {
    const target = menuTarget(systemCode, page.item)
    if (!isDisabled(page) && target.kind === 'sub-app' && target.app === app) return target.path
  }
  return undefined
}

/**
 * The error page for a page that may not be opened. The portal knows only the user's own menus: within one of the
 * user's systems, a page outside the menus counts as not found; a disabled page, or one of another system, as
 * unauthorized.
 */
function refusalOf(systems: readonly SystemMenu[], { systemCode, app, path }: SubAppPage) {
  const system = findSystem(systems, systemCode)
  const hasMenus = system !== undefined && !system.disabled && system.menuList.length > 0
  return hasMenus && !coveringPage(systems, { kind: 'sub-app', app, path })
    ? paths.notFound
    : paths.unauthorized
}

function stepForSubApp(page: SubAppPage, context: AddressContext): AddressStep {
  const { tabKey, tabs, dirty, systems, takesOver } = context
  const { url, permittedBy } = page
  const open =
    tabs.find((tab) => tab.key === tabKey) ??
    findTab(tabs, url) ??
    tabs.find((tab) => tab.key === url && !dirty.has(url))
  if (open) return { kind: 'show', key: open.key, url: dirty.has(open.key) ? open.url : url }
  if (permittedBy) return { kind: 'open', tab: { key: url, title: permittedBy.item.menuName, url } }
  const start = page.path === '/' ? startPath(systems, page) : undefined
  if (start !== undefined)
    return { kind: 'redirect', to: paths.subApp(getConfig().childRoot, page.app, start) }
  return { kind: 'redirect', to: takesOver ? paths.dashboard : refusalOf(systems, page) }
}

/** The active tab follows the address: typed, linked, or restored by Back or Forward (specification §2, §4). */
export function stepForAddress(location: PortalLocation, context: AddressContext): AddressStep {
  switch (location.kind) {
    case 'home':
      return { kind: 'show', key: paths.dashboard, url: location.url }
    case 'own-page': {
      const { key, url } = location.page
      const isOpen = context.tabs.some((tab) => tab.key === key)
      return isOpen ? { kind: 'show', key, url } : { kind: 'open', tab: { key, title: '', url } }
    }
    case 'sub-app':
      return stepForSubApp(location, context)
    case 'unknown-sub-app':
      return { kind: 'redirect', to: paths.notFound }
    case 'other':
      return { kind: 'none' }
  }
}
