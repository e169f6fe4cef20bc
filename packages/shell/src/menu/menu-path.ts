import type { MenuItem } from '@portal/protocol/entities/menu'
import { sameOriginPath } from '@portal/protocol/rules/same-origin-path'
import type { SubAppName } from '@portal/protocol/systems'
import { systemRule } from '../lib/config/systems.ts'

/**
 * A menu's path as an address inside its system: dot segments resolved, with query, without fragment. Menus come from
 * the server and sub-apps may ask for any page, so a path is untrusted: undefined when it leads elsewhere.
 */
export function cleanMenuPath(path: string): string | undefined {
  const url = sameOriginPath(path)
  return url && url.pathname + url.search
}

/** The canonical spelling of a page's path, with query: no trailing slashes, except for the root. */
export function pagePath(path: string): string {
  const [pathname = ''] = path.split('?', 1)
  return (pathname.replace(/\/+$/, '') || '/') + path.slice(pathname.length)
}

/** A page outside the portal that a menu may open: http and https only, undefined for anything else. */
export function cleanExternalUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}

/** Where choosing a menu item leads; `refused`: the item holds an address that the portal doesn't open. */
type MenuTarget =
  | { readonly kind: 'sub-app'; readonly app: SubAppName; readonly path: string }
  | { readonly kind: 'system-window'; readonly systemCode: string; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refused'; readonly address: string }

/** Decides by the item's address and by how its system opens (specification §6). */
export function menuTarget(systemCode: string, item: Pick<MenuItem, 'path' | 'htmlUrl'>): MenuTarget {
  if (item.htmlUrl) {
    const url = cleanExternalUrl(item.htmlUrl)
    return url ? { kind: 'external', url } : { kind: 'refused', address: item.htmlUrl }
  }
  const path = cleanMenuPath(item.path)
  if (path === undefined) return { kind: 'refused', address: item.path }
  const rule = systemRule(systemCode)
  return rule.opens === 'inside'
    ? { kind: 'sub-app', app: rule.app, path }
    : { kind: 'system-window', systemCode, path }
}
