import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { World } from '@portal/store/worlds/world'
import { menuTree } from '../domain/menu-tree.ts'
import type { NameOf } from '../domain/name-language.ts'

/** Holds every menu (specification §6). */
const adminCode = 'admin'

/**
 * The systems of the given departments with the menus that a user may see there. Only the user's own departments
 * count; an administrator sees all menus of any department. Systems without a visible menu are left out.
 */
export async function readSystemMenus(
  world: World,
  userId: number,
  departmentCodes: readonly string[],
  nameOf: NameOf,
): Promise<SystemMenu[]> {
  const isAdmin = await holdsAdmin(world, userId)
  const belonging = isAdmin ? {} : { users: { some: { userId } } }
  const department = { code: { in: [...departmentCodes] }, ...belonging }
  const inDepartments = { departments: { some: { department } } }
  const holding = isAdmin
    ? {}
    : { responsibilities: { some: { responsibility: { users: { some: { userId } } } } } }
  const [systems, visible] = await Promise.all([
    world.db.system.findMany({
      where: inDepartments,
      orderBy: { sortOrder: 'asc' },
      include: { menuItems: { orderBy: { sortOrder: 'asc' } } },
    }),
    world.db.menuItem.findMany({ where: { ...inDepartments, ...holding }, select: { id: true } }),
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

async function holdsAdmin({ db }: World, userId: number): Promise<boolean> {
  const where = { userId, responsibility: { code: adminCode } }
  return (await db.userResponsibility.findFirst({ where })) !== null
}
