import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { findMenuPage, findSystem } from './menu-tree.ts'

/** One key space for all menus: a page or group is named by its system and its id. */
export const menuKey = (systemCode: string, item: Pick<MenuItem, 'menuId'>): string =>
  `${systemCode}/${item.menuId}`

/** The page that a key of `menuKey` names; undefined for groups and keys of something else. */
export function pageOfKey(systems: readonly SystemMenu[], key: string) {
  const [systemCode = '', menuId] = key.split('/')
  const page = findMenuPage(findSystem(systems, systemCode)?.menuList ?? [], Number(menuId))
  return page ? { systemCode, item: page.item } : undefined
}
