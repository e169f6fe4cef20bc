import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { MenuTarget } from '@portal/protocol/rules/menu-address'
import { systemCodeOfApp } from '../lib/config/runtime-config.ts'
import { pagePath } from './menu-path.ts'
import { menuTarget } from './menu-target.ts'
import { isDisabled, pagesOf, type SystemPage } from './menu-tree.ts'

const withoutQuery = (path: string): string => pagePath(path.split('?', 1)[0] ?? path)

const covers = (menuPath: string, path: string): boolean =>
  path === menuPath || path.startsWith(menuPath.endsWith('/') ? menuPath : `${menuPath}/`)

/** A page in a sub-app or in the window of a system, whose own system its menu usually is. */
type PlacedPage = NonNullable<ReturnType<typeof hostOf>> & { readonly page: SystemPage }

/** The sub-app or window that shows a page, and the system whose menus come first; undefined for other targets. */
function hostOf(target: MenuTarget) {
  if (target.kind === 'sub-app')
    return {
      host: `app ${target.app}`,
      ownSystem: systemCodeOfApp(target.app),
      path: withoutQuery(target.path),
      whole: pagePath(target.path),
    }
  if (target.kind !== 'system-window') return undefined
  const { systemCode, path } = target
  return {
    host: `window ${systemCode}`,
    ownSystem: systemCode,
    path: withoutQuery(path),
    whole: pagePath(path),
  }
}

/** Each navigation checks several times, and the menus stay the same object until they are reloaded. */
const placed = new WeakMap<readonly SystemMenu[], readonly PlacedPage[]>()

function placedPages(systems: readonly SystemMenu[]): readonly PlacedPage[] {
  const known = placed.get(systems)
  if (known) return known
  const pages = systems
    .filter(({ disabled }) => !disabled)
    .flatMap(pagesOf)
    .flatMap((page) => {
      const place = hostOf(menuTarget(page.systemCode, page.item))
      return place ? [{ ...place, page }] : []
    })
  placed.set(systems, pages)
  return pages
}

/**
 * The page of the menus that a target belongs to, greyed or not: the one with the longest path that is the path itself or
 * a parent of it, so that detail pages go with their list (assumed). The menus of its own system go before others.
 */
export function coveringPage(systems: readonly SystemMenu[], target: MenuTarget): SystemPage | undefined {
  const wanted = hostOf(target)
  if (!wanted) return undefined
  const all = placedPages(systems).filter(
    ({ host, path }) => host === wanted.host && covers(path, wanted.path),
  )
  const own = all.filter(({ page }) => page.systemCode === wanted.ownSystem)
  // Menus of one path may differ in their queries.
  const isWhole = ({ whole }: PlacedPage) => Number(whole === wanted.whole)
  const [best] = (own.length > 0 ? own : all).toSorted(
    (one, other) => other.path.length - one.path.length || isWhole(other) - isWhole(one),
  )
  return best?.page
}

/** The covering page, when it may be opened; undefined without one, or when it is greyed. */
export function menuPageFor(systems: readonly SystemMenu[], target: MenuTarget): SystemPage | undefined {
  const page = coveringPage(systems, target)
  return page && !isDisabled(page) ? page : undefined
}
