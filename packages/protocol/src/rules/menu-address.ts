import type { MenuItem } from '../entities/menu.ts'
import type { SubAppName, SystemsTable } from '../systems.ts'
import { escapedPercents } from './safe-addresses.ts'

/**
 * Why a menu item opens nothing. `otherSite`: a path that browsers read as another host; `climbs`: `..` leads out of
 * the system; `unknownApp`: below the child root, but of no sub-app; `hashRoute`: a route after `#` behind another path.
 */
export type MenuRefusal =
  | 'empty'
  | 'malformed'
  | 'scheme'
  | 'otherSite'
  | 'climbs'
  | 'unknownApp'
  | 'hashRoute'

/** Where an address of a menu leads; `portal`: a route of the portal's own. */
export type MenuTarget =
  | { readonly kind: 'sub-app'; readonly app: SubAppName; readonly path: string }
  | { readonly kind: 'portal'; readonly path: string }
  | { readonly kind: 'system-window'; readonly systemCode: string; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refused'; readonly address: string; readonly reason: MenuRefusal }

/** The installation that opens it. */
export interface MenuPlace {
  readonly systems: Pick<SystemsTable, 'rule' | 'isApp'>
  readonly childRoot: string
  /** URL of the portal's base path, to which `htmlUrl` may be relative. */
  readonly home: () => string
}

/** Pages of §2. Pages of the portal's own making, such as `/approvals`, are left out: systems have pages of such names. */
const portalPage = /^\/(dashboard|notification\/(list|detail-[^/]+)|announcement\/policyDetails)\/?$/

/** Browsers drop line breaks and tabs, and read a backslash as a slash. */
const unreadable = /[\p{Cc}\\]/u
const scheme = /^[a-z][a-z\d+.-]*:/i

type Parts = Pick<URL, 'pathname' | 'search' | 'hash'>

/** An address in a system or in the portal, from its root, as a browser would resolve it. */
function partsOf(address: string): Parts | 'otherSite' | 'climbs' {
  // Below a folder, which `..` would leave.
  const below = `./${escapedPercents(address).replace(/^\//, '')}`
  const { pathname, search, hash } = new URL(below, 'http://portal.invalid/-/')
  if (!pathname.startsWith('/-/')) return 'climbs'
  const path = pathname.slice(2)
  return path.startsWith('//') ? 'otherSite' : { pathname: path, search, hash }
}

/** The page of a sub-app; the route of a menu that was written for a hash router is its path. */
function pageOf(app: SubAppName, { pathname, search, hash }: Parts): MenuTarget | MenuRefusal {
  if (pathname.startsWith('//')) return 'otherSite'
  const [, route] = /^#!?(\/.*)/.exec(hash) ?? []
  if (route === undefined) return { kind: 'sub-app', app, path: pathname + search }
  if (pathname !== '/' || search) return 'hashRoute'
  const inside = partsOf(route)
  return typeof inside === 'string' ? inside : pageOf(app, inside)
}

/** What follows the child root: a sub-app by its name or its host route (`oms` and `app-oms`), and the path in it. */
function belowChildRoot({ pathname }: Parts, { systems, childRoot }: MenuPlace) {
  const root = `/${childRoot}/`
  if (!`${pathname}/`.startsWith(root)) return undefined
  const [, name = '', path = ''] = /^([^/]*)(.*)$/.exec(pathname.slice(root.length)) ?? []
  const app = [name, name.replace(/^app-/, '')].find(systems.isApp)
  return { app, path: path || '/' }
}

/**
 * What a menu item of a system opens. Its address is untrusted, and in any form that browsers can read: `path` is one of
 * the portal (specification §2) or inside the system; `htmlUrl`, any page of the web, takes precedence. Without a
 * system every path is the portal's.
 */
export function menuTarget(
  systemCode: string | undefined,
  { path, htmlUrl }: Pick<MenuItem, 'path' | 'htmlUrl'>,
  place: MenuPlace,
): MenuTarget {
  const web = htmlUrl?.trim()
  const address = web || path.trim()
  const target = targetOf(systemCode, address, { ...place, isWeb: Boolean(web) })
  return typeof target === 'string' ? { kind: 'refused', address, reason: target } : target
}

function targetOf(
  systemCode: string | undefined,
  address: string,
  { isWeb, ...place }: MenuPlace & { readonly isWeb: boolean },
): MenuTarget | MenuRefusal {
  if (address === '' || (address.startsWith('#') && !/^#!?\//.test(address))) return 'empty'
  if (unreadable.test(address)) return 'malformed'
  if (scheme.test(address) || (isWeb && address.startsWith('//'))) return externalPage(address, place)
  if (address.startsWith('//')) return 'otherSite'
  const inside = partsOf(address)
  if (typeof inside === 'string') return inside

  const below = belowChildRoot(inside, place)
  if (below?.app !== undefined) return pageOf(below.app, { ...inside, pathname: below.path })
  const { pathname, search, hash } = inside
  const portal = { kind: 'portal', path: pathname + search } as const
  if (systemCode === undefined) return portal
  const rule = place.systems.rule(systemCode)
  if ((isWeb || rule.opens === 'inside') && portalPage.test(pathname)) return portal
  if (isWeb) return externalPage(address, place)
  // A path of another site may begin like the child root.
  if (rule.opens === 'window') return { kind: 'system-window', systemCode, path: pathname + search + hash }
  return below ? 'unknownApp' : pageOf(rule.app, inside)
}

function externalPage(address: string, { home }: MenuPlace): MenuTarget | MenuRefusal {
  const base = scheme.test(address) ? undefined : home()
  if (!URL.canParse(address, base)) return 'malformed'
  const { protocol, href } = new URL(address, base)
  return protocol === 'http:' || protocol === 'https:' ? { kind: 'external', url: href } : 'scheme'
}
