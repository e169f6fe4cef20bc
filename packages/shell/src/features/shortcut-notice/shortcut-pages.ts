import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { findSystem, isDisabled, type MenuPage, menuPages } from '../../menu/menu-tree.ts'

/** The system and the menu group that have the notice (specification §4). */
const systemCode = 'LTC'
const groupCode = 'CZJXSGC'

const findGroup = (items: readonly MenuItem[]): MenuItem | undefined =>
  items.find(({ menuCode }) => menuCode === groupCode) ??
  items.map(({ children }) => findGroup(children)).find((found) => found !== undefined)

export interface Shortcuts {
  readonly systemCode: string
  readonly group: MenuItem
  /** The pages that the user may open, in menu order. */
  readonly pages: readonly MenuPage[]
}

/** The pages of the group that the user may open; undefined if there are none. */
export function shortcutsIn(systems: readonly SystemMenu[]): Shortcuts | undefined {
  const system = findSystem(systems, systemCode)
  const group = system && !system.disabled ? findGroup(system.menuList) : undefined
  if (!group || group.disabled || group.children.length === 0) return undefined
  const pages = menuPages(group.children).filter((page) => !isDisabled(page))
  return pages.length > 0 ? { systemCode, group, pages } : undefined
}
