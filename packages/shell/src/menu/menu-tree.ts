import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { menuKey } from '@portal/protocol/rules/ids'

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

/** Those of these pages that the user's menus open. */
export const openPages = <Ref extends { readonly system: string; readonly menu: string }>(
  systems: readonly SystemMenu[],
  refs: readonly Ref[] = [],
): readonly { readonly systemCode: string; readonly item: MenuItem; readonly ref: Ref }[] =>
  refs.flatMap((ref) => {
    const item = findOpenPage(systems, ref)
    return item ? { systemCode: ref.system, item, ref } : []
  })

/** A page with the system whose menu has it. */
export interface SystemPage extends MenuPage {
  readonly systemCode: string
  /** That of `menuKey`, numbered from the second page on that the backend gives one id. */
  readonly key: string
}

export function pagesOf({ systemCode, menuList }: Pick<SystemMenu, 'menuList' | 'systemCode'>): SystemPage[] {
  const taken = new Set<string>()
  return menuPages(menuList).map((page, index) => {
    const key = menuKey(systemCode, page.item)
    const isTaken = taken.has(key)
    taken.add(key)
    return { ...page, systemCode, key: isTaken ? `${key}#${index}` : key }
  })
}

/** The page that a key of the menus names; undefined for groups and keys of something else. */
export const pageOfKey = (systems: readonly SystemMenu[], wanted: string): SystemPage | undefined =>
  systems.flatMap(pagesOf).find(({ key }) => key === wanted)
