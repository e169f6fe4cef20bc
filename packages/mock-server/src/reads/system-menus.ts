import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { World } from '@portal/store/worlds/world'
import { menuTree } from '../domain/menu-tree.ts'
import type { NameOf } from '../domain/name-language.ts'
import { menuVisibility } from './menu-visibility.ts'

/** The systems of the given departments with the menus that a user may see there; those without a visible menu are left out. */
export async function readSystemMenus(
  world: World,
  userId: number,
  departmentCodes: readonly string[],
  nameOf: NameOf,
  responsibilityIds?: readonly number[],
): Promise<SystemMenu[]> {
  const visibility = menuVisibility(world, userId, departmentCodes, responsibilityIds)
  const [systems, visible] = await Promise.all([
    world.db.system.findMany({
      where: visibility.system,
      orderBy: { sortOrder: 'asc' },
      include: { menuItems: { orderBy: { sortOrder: 'asc' } } },
    }),
    world.db.menuItem.findMany({ where: visibility.menuItem, select: { id: true } }),
  ])
  const visibleIds = new Set(visible.map(({ id }) => id))
  const menus = systems.map((system) => ({
    systemId: system.id,
    systemCode: system.code,
    systemRealCode: system.realCode,
    systemName: nameOf(system),
    systemRealName: nameOf({ name: system.realName, nameEn: system.nameEn }),
    disabled: system.disabled,
    menuList: menuTree(system.menuItems, visibleIds, system.code, nameOf),
  }))
  return menus.filter(({ menuList }) => menuList.length > 0)
}
