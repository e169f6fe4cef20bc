import type { MenuItem } from '@portal/protocol/entities/menu'
import { type MenuTarget, menuTarget as targetOf } from '@portal/protocol/rules/menu-address'
import { escapedPercents, sameOriginPath } from '@portal/protocol/rules/safe-addresses'
import { basePath } from '../lib/base-path.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { isSubAppName, systemRule } from '../lib/config/systems.ts'

/**
 * A path as an address inside a system: dot segments resolved, with query, without fragment. Sub-apps and links may ask
 * for any page, so a path is untrusted: undefined when it leads elsewhere.
 */
export function cleanMenuPath(path: string): string | undefined {
  const url = sameOriginPath(escapedPercents(path))
  return url && url.pathname + url.search
}

/** The canonical spelling of a page's path, with query: no trailing slashes, except for the root. */
export function pagePath(path: string): string {
  const [pathname = ''] = path.split('?', 1)
  return (pathname.replace(/\/+$/, '') || '/') + path.slice(pathname.length)
}

/** What a menu item opens in this installation; every address of a menu, a favourite, a task or a notice goes through it. */
export const menuTarget = (
  systemCode: string | undefined,
  item: Pick<MenuItem, 'path' | 'htmlUrl'>,
): MenuTarget =>
  targetOf(systemCode, item, {
    systems: { rule: systemRule, isApp: isSubAppName },
    childRoot: getConfig().childRoot,
    home: () => window.location.origin + basePath(),
  })
