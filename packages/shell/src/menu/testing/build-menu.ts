import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'

let lastId = 0

/** A menu item for tests: a page, or a group when it has children. */
export const menuItem = (
  menuName: string,
  path: string,
  more: Partial<Omit<MenuItem, 'menuName' | 'path'>> = {},
): MenuItem => ({
  menuId: ++lastId,
  menuCode: menuName.toUpperCase(),
  menuName,
  menuDesc: '',
  path,
  htmlUrl: null,
  icon: 'home',
  systemCode: 'OSS',
  disabled: false,
  children: [],
  ...more,
})

export const systemMenu = (
  systemCode: string,
  systemName: string,
  menuList: MenuItem[],
  more: Partial<SystemMenu> = {},
): SystemMenu => ({
  systemId: ++lastId,
  systemCode,
  systemRealCode: systemCode,
  systemName,
  systemRealName: systemName,
  disabled: false,
  menuList,
  ...more,
})
