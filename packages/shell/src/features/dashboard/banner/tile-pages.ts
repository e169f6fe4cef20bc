import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { menuKey } from '@portal/protocol/rules/ids'
import type { FavouritePage } from '../../../menu/favourites.ts'
import { isDisabled, menuPages, openPages } from '../../../menu/menu-tree.ts'

/** A page that is one click away, and why it is shown. */
export interface TilePage {
  readonly key: string
  readonly kind: 'favourite' | 'recent' | 'menu'
  readonly systemCode: string
  readonly item: MenuItem
}

/** Tiles that fit beside the greeting. */
const most = 8

/** A page by system code and menu code. */
interface PageRef {
  readonly system: string
  readonly menu: string
}

/**
 * The user's favourites, recent pages, the usual pages of the user's role, then the first of the menus: all that may be
 * opened, without duplicates.
 */
export function tilePages(
  systems: readonly SystemMenu[],
  favourites: readonly FavouritePage[],
  recentKeys: readonly string[],
  usual: readonly PageRef[] = [],
): readonly TilePage[] {
  const usable = systems.filter(({ disabled }) => !disabled)
  const open = new Map(
    usable.flatMap(({ systemCode, menuList }) =>
      menuPages(menuList)
        .filter((page) => !isDisabled(page))
        .map(({ item }) => [menuKey(systemCode, item), { systemCode, item }] as const),
    ),
  )
  const wanted = [
    ...favourites.map((one) => ['favourite', menuKey(one.systemCode, one)] as const),
    ...recentKeys.map((key) => ['recent', key] as const),
    ...openPages(systems, usual).map(({ systemCode, item }) => ['menu', menuKey(systemCode, item)] as const),
    ...[...open.keys()].map((key) => ['menu', key] as const),
  ]
  const tiles = new Map<string, TilePage>()
  for (const [kind, key] of wanted) {
    const page = open.get(key)
    if (page && !tiles.has(key) && tiles.size < most) tiles.set(key, { key, kind, ...page })
  }
  return [...tiles.values()]
}
