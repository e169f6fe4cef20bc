import type { MenuItem } from '@portal/protocol/entities/menu'
import { type SubAppName, systemRule } from '@portal/protocol/systems'
import { cleanExternalUrl, cleanMenuPath } from './menu-path.ts'

/** Where choosing a menu item leads; `refused`: the menu holds an address that the portal does not open. */
export type MenuTarget =
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
