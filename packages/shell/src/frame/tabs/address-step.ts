import type { SystemMenu } from '@portal/protocol/entities/menu'
import { findTab, type Tab } from '@portal/protocol/rules/tabs'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { paths } from '../../lib/paths.ts'
import { pagePath } from '../../menu/menu-path.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { findSystem, isDisabled, menuPages } from '../../menu/menu-tree.ts'
import { ownPageAt } from '../location/own-pages.ts'
import { permittingPage, refusalOf } from '../location/page-permission.ts'
import { parseSubAppAddress, subAppAddress } from '../location/sub-app-address.ts'

/** Where the browser is: an address with its query, and the tab that its history entry belongs to. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly tabKey: string | undefined
}

/** What the tabs have to do for a place; `none`: a page without a tab, e.g. an error page. */
export type AddressStep =
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
