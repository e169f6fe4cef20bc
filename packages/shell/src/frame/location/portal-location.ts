import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useLocation } from 'react-router-dom'
import { featurePages } from '../../features/features.ts'
import { getConfig, systemCodeOfApp } from '../../lib/config/runtime-config.ts'
import type { Page } from '../../lib/feature.ts'
import { paths } from '../../lib/routes.ts'
import { pagePath } from '../../menu/menu-path.ts'
import { menuPageFor } from '../../menu/menu-permission.ts'
import type { SystemPage } from '../../menu/menu-tree.ts'
import { useSystems } from '../frame-data.tsx'
import { parseSubAppAddress, type SubAppLocation, subAppAddress } from './sub-app-address.ts'

/** A page of the portal's own that opens as a tab, beside the home page. */
interface OwnPage {
  /** Key of its tab: the same page under other filters is the same tab. */
  readonly key: string
  /** The address in its canonical spelling. */
  readonly url: string
  readonly name: NonNullable<Page['tab']>['name']
  /** The message of the notice that it shows. */
  readonly insMessId?: string
}

const identity = (search: string, name: string): string => {
  const value = new URLSearchParams(search).get(name)
  return value === null ? '' : `?${new URLSearchParams({ [name]: value })}`
}

/** The page of the portal's own at an address (path with query); undefined for the home page, error pages and all others. */
export function ownPageAt(address: string): OwnPage | undefined {
  const url = pagePath(address)
  const [path = ''] = url.split('?', 1)
  for (const page of featurePages()) {
    const { name, identifiedBy, noticeAt } = page.tab ?? {}
    const insMessId = noticeAt?.(path)
    if (name && insMessId !== undefined) return { key: path, url, name, insMessId }
    if (name && page.path === path)
      return { key: path + (identifiedBy ? identity(url.slice(path.length), identifiedBy) : ''), url, name }
  }
  return undefined
}

/** A page of a sub-app at an address of the portal. */
export interface SubAppPage extends SubAppLocation {
  readonly kind: 'sub-app'
  /** The address in its canonical spelling. */
  readonly url: string
  /** The system whose menu permits it, else that of the sub-app. */
  readonly systemCode: string
  /** The page of the user's menus that permits it; undefined when none does. */
  readonly permittedBy: SystemPage | undefined
}

/** What an address of the portal shows; `other`: a page without a tab, e.g. an error page. */
export type PortalLocation =
  | { readonly kind: 'home'; readonly url: string }
  | { readonly kind: 'own-page'; readonly page: OwnPage }
  | SubAppPage
  | { readonly kind: 'unknown-sub-app' }
  | { readonly kind: 'other' }

const cache = new WeakMap<readonly SystemMenu[], Map<string, PortalLocation>>()

/** Addresses that are cached for the same menus. */
const maxCached = 200

function cacheOf(systems: readonly SystemMenu[]): Map<string, PortalLocation> {
  const known = cache.get(systems)
  if (known && known.size < maxCached) return known
  const empty = new Map<string, PortalLocation>()
  cache.set(systems, empty)
  return empty
}

/**
 * What an address (path with query) shows, and the menu that permits it. Cached, since each navigation needs it in
 * several places: the tabs, the sidebar and the title.
 */
export function locate(systems: readonly SystemMenu[], address: string): PortalLocation {
  const { childRoot } = getConfig()
  const key = `${childRoot} ${address}`
  const locations = cacheOf(systems)
  const location = locations.get(key) ?? parse(systems, pagePath(address), childRoot)
  locations.set(key, location)
  return location
}

/** The same for a page as its sub-app names it; undefined for a path that is no same-origin path. */
export function locateSubAppPage(
  systems: readonly SystemMenu[],
  { app, path }: SubAppLocation,
): SubAppPage | undefined {
  const url = subAppAddress(getConfig().childRoot, app, path)
  const location = url === undefined ? undefined : locate(systems, url)
  return location?.kind === 'sub-app' ? location : undefined
}

function parse(systems: readonly SystemMenu[], address: string, childRoot: string): PortalLocation {
  const [pathname = ''] = address.split('?', 1)
  if (pathname === paths.dashboard) return { kind: 'home', url: address }
  const ownPage = ownPageAt(address)
  if (ownPage) return { kind: 'own-page', page: ownPage }
  const page = parseSubAppAddress(childRoot, address)
  const url = page && subAppAddress(childRoot, page.app, page.path)
  if (page && url !== undefined) {
    const permittedBy = menuPageFor(systems, { kind: 'sub-app', ...page })
    const systemCode = permittedBy?.systemCode ?? systemCodeOfApp(page.app)
    return { kind: 'sub-app', ...page, url, systemCode, permittedBy }
  }
  const isBelowChildRoot = `${pathname}/`.startsWith(`/${childRoot}/`)
  return { kind: isBelowChildRoot ? 'unknown-sub-app' : 'other' }
}

/** What the browser's address shows. */
export function useCurrentLocation(): PortalLocation {
  const { pathname, search } = useLocation()
  return locate(useSystems(), pathname + search)
}
