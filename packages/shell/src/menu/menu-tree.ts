import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { type Id, sameId } from '@portal/protocol/rules/ids'

/** A page of a menu with the groups above it, outermost first. */
export interface MenuPage {
  readonly item: MenuItem
  readonly groups: readonly MenuItem[]
}

/** The pages of a menu tree, in the order of the menu: its leaves, since groups only name what is below them. */
export const menuPages = (items: readonly MenuItem[], groups: readonly MenuItem[] = []): MenuPage[] =>
  items.flatMap((item) =>
    item.children.length > 0 ? menuPages(item.children, [...groups, item]) : [{ item, groups }],
  )

/** The page with its groups that has an id. */
export const findMenuPage = (items: readonly MenuItem[], menuId: Id): MenuPage | undefined =>
  menuPages(items).find(({ item }) => sameId(item.menuId, menuId))

export const findSystem = (systems: readonly SystemMenu[], systemCode: string): SystemMenu | undefined =>
  systems.find((system) => system.systemCode === systemCode)

/** Greyed itself or inside a greyed group. */
export const isDisabled = ({ item, groups }: MenuPage): boolean =>
  item.disabled || groups.some((group) => group.disabled)

/** The page with this menu code; undefined where the user may not open it. */
export function findOpenPage(
  systems: readonly SystemMenu[],
  { system: code, menu }: { readonly system: string; readonly menu: string },
): MenuItem | undefined {
  const system = findSystem(systems, code)
  if (!system || system.disabled) return undefined
  return menuPages(system.menuList).find((page) => page.item.menuCode === menu && !isDisabled(page))?.item
}

/** One key space for all menus: a page or group is named by its system and its id. */
export const menuKey = (systemCode: string, item: Pick<MenuItem, 'menuId'>): string =>
  `${systemCode}/${item.menuId}`

/** The page that a key of `menuKey` names; undefined for groups and keys of something else. */
export function pageOfKey(systems: readonly SystemMenu[], key: string) {
  const slash = key.indexOf('/')
  const [systemCode, menuId] = [key.slice(0, slash), key.slice(slash + 1)]
  const page = findMenuPage(findSystem(systems, systemCode)?.menuList ?? [], menuId)
  return page ? { systemCode, item: page.item } : undefined
}
