import type { MenuItem, SystemMenu } from '../entities/menu.ts'

const namedItem = (item: MenuItem): MenuItem => ({
  ...item,
  menuName: item.menuName || item.menuCode || item.path,
  children: item.children.map(namedItem),
})

/** A system, and the groups and pages of its menu, each without a name by its code. */
export const namedSystem = (system: SystemMenu): SystemMenu => ({
  ...system,
  systemName: system.systemName || system.systemCode,
  menuList: system.menuList.map(namedItem),
})
