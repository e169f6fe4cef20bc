import type { MenuItem } from '@portal/protocol/entities/menu'
import { cleanMenuPath, pagePath } from './menu-path.ts'
import { isDisabled, type MenuPage, menuPages } from './menu-tree.ts'

const withoutQuery = (path: string): string => pagePath(path.split('?', 1)[0] ?? path)

const covers = (menuPath: string, path: string): boolean =>
  path === menuPath || path.startsWith(menuPath.endsWith('/') ? menuPath : `${menuPath}/`)

interface PlacedPage {
  readonly page: MenuPage
  /** Without its query. */
  readonly path: string
}

/** Each navigation checks several times, and the menus stay the same object until they are reloaded. */
const placed = new WeakMap<readonly MenuItem[], readonly PlacedPage[]>()

function placedPages(items: readonly MenuItem[]): readonly PlacedPage[] {
  const known = placed.get(items)
  if (known) return known
  const pages = menuPages(items).flatMap((page) => {
    const path = page.item.htmlUrl ? undefined : cleanMenuPath(page.item.path)
    return path === undefined ? [] : [{ page, path: withoutQuery(path) }]
  })
  placed.set(items, pages)
  return pages
}

/**
 * The page of a system's menu that a path belongs to, greyed or not: the one with the longest path that is the path
 * itself or a parent of it, so that detail pages go with their list (assumed).
 */
export function coveringPage(items: readonly MenuItem[], path: string): MenuPage | undefined {
  const clean = cleanMenuPath(path)
  if (clean === undefined) return undefined
  const wanted = withoutQuery(clean)
  let best: PlacedPage | undefined
  for (const one of placedPages(items))
    if (covers(one.path, wanted) && one.path.length > (best?.path.length ?? -1)) best = one
  return best?.page
}

/** The covering page, when it may be opened; undefined without one, or when it is greyed. */
export function menuPageFor(items: readonly MenuItem[], path: string): MenuPage | undefined {
  const page = coveringPage(items, path)
  return page && !isDisabled(page) ? page : undefined
}
