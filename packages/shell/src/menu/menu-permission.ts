import type { MenuItem } from '@portal/protocol/entities/menu'
import { cleanMenuPath, pagePath } from './menu-path.ts'
import { isDisabled, type MenuPage, menuPages } from './menu-tree.ts'

const withoutQuery = (path: string): string => pagePath(path.split('?', 1)[0] ?? path)

const covers = (menuPath: string, path: string): boolean =>
  path === menuPath || path.startsWith(menuPath.endsWith('/') ? menuPath : `${menuPath}/`)

/**
 * The page of a system's menu that a path belongs to, greyed or not: the one with the longest path that is the path
 * itself or a parent of it, so that detail pages go with their list (assumed).
 */
export function coveringPage(items: readonly MenuItem[], path: string): MenuPage | undefined {
  const wanted = cleanMenuPath(path)
  if (wanted === undefined) return undefined
  let best: { page: MenuPage; length: number } | undefined
  for (const page of menuPages(items)) {
    const own = page.item.htmlUrl ? undefined : cleanMenuPath(page.item.path)
    if (own === undefined || !covers(withoutQuery(own), withoutQuery(wanted))) continue
    const length = withoutQuery(own).length
    if (!best || length > best.length) best = { page, length }
  }
  return best?.page
}

/** The covering page, when it may be opened; undefined without one, or when it is greyed. */
export function menuPageFor(items: readonly MenuItem[], path: string): MenuPage | undefined {
  const page = coveringPage(items, path)
  return page && !isDisabled(page) ? page : undefined
}
