import type { Favourite } from '@portal/protocol/calls/organization'
import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { holdsResponsibility } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'

/** A menu item as stored: a row with its parent's id. */
export interface MenuRow {
  readonly id: number
  readonly parentId: number | null
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly description: string
  readonly path: string
  readonly htmlUrl: string | null
  readonly icon: string
  readonly disabled: boolean
}

/**
 * The menu tree of one system that a user may see (specification §6). A branch is included if something inside is.
 * Disabled items are included and marked. Rows come in menu order, which is kept.
 */
export function menuTree(
  rows: readonly MenuRow[],
  visibleIds: ReadonlySet<number>,
  systemCode: string,
  nameOf: NameOf,
): MenuItem[] {
  const childrenOf = byParent(rows)

  const branch = (parentId: number | null): MenuItem[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => {
      const children = branch(row.id)
      const shows = childrenOf.has(row.id) ? children.length > 0 : visibleIds.has(row.id)
      return shows ? [menuItem(row, systemCode, nameOf(row), children)] : []
    })

  return branch(null)
}

function byParent(rows: readonly MenuRow[]): ReadonlyMap<number | null, MenuRow[]> {
  const groups = new Map<number | null, MenuRow[]>()
  for (const row of rows) {
    const siblings = groups.get(row.parentId)
    if (siblings) siblings.push(row)
    else groups.set(row.parentId, [row])
  }
  return groups
}

const menuItem = (row: MenuRow, systemCode: string, menuName: string, children: MenuItem[]): MenuItem => ({
  menuId: row.id,
  menuCode: row.code,
  menuName,
  menuDesc: row.description,
  path: row.path,
  htmlUrl: row.htmlUrl,
  icon: row.icon,
  systemCode,
  disabled: row.disabled,
  children,
})

/** Has every menu (specification §6). */
const adminCode = 'admin'

/**
 * Database filter for a user's menus: systems in a department, menu items in a department and of a responsibility. Only
 * the user's own departments count, or the given ones among them; an administrator sees all menus. Responsibilities
 * narrow the menus further.
 */
export function menuVisibility(
  world: World,
  userId: number,
  departmentCodes?: readonly string[],
  responsibilityIds?: readonly number[],
) {
  const isAdmin = holdsAdmin(world, userId)
  const chosen = departmentCodes ? { code: { in: [...departmentCodes] } } : {}
  const belonging = isAdmin ? {} : { users: { some: { userId } } }
  const system = { departments: { some: { department: { ...chosen, ...belonging } } } }
  const asked = responsibilityIds ? { id: { in: [...responsibilityIds] } } : {}
  const holding = isAdmin
    ? {}
    : { responsibilities: { some: { responsibility: { ...asked, users: { some: { userId } } } } } }
  return { system, menuItem: { ...system, ...holding } }
}

const holdsAdmin = (world: World, userId: number): boolean => holdsResponsibility(world, userId, adminCode)

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

/** A menu item that opens a page. */
interface Page {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly path: string
  readonly htmlUrl: string | null
  readonly systemCode: string
}

/** Columns of the models: migrations and models are compared by a test. */
const page = `
  SELECT page.id, page.code, page.name, page.nameEn, page.path, page.htmlUrl, System.code AS systemCode
  FROM MenuItem AS page JOIN System ON System.id = page.systemId
  WHERE page.id = ? AND NOT EXISTS (SELECT 1 FROM MenuItem WHERE parentId = page.id)`

const inDepartment = 'EXISTS (SELECT 1 FROM MenuItemDepartment WHERE menuItemId = page.id)'

const inOwnDepartment = `EXISTS (
  SELECT 1 FROM MenuItemDepartment JOIN UserDepartment USING (departmentId)
  WHERE menuItemId = page.id AND userId = ?)`

const ofOwnResponsibility = `EXISTS (
  SELECT 1 FROM MenuItemResponsibility JOIN UserResponsibility USING (responsibilityId)
  WHERE menuItemId = page.id AND userId = ?)`

/**
 * A page as `menuVisibility` lets a user see it, in microseconds: a test compares the two. Checked before each favourite is
 * saved, the most frequent write of all.
 */
export function findVisiblePage(world: World, userId: number, menuId: number): Page | undefined {
  const rows = holdsAdmin(world, userId)
    ? world.read(`${page} AND ${inDepartment}`, [menuId])
    : world.read(`${page} AND ${inOwnDepartment} AND ${ofOwnResponsibility}`, [menuId, userId, userId])
  return (rows as unknown as Page[])[0] // the columns selected above
}

/** What a favourite is read with. */
const favouriteDetails = { menuItem: { include: { system: true } } } as const

/** The favourites of a user that the user may still see, in the order in which they were added; of one system if named. */
export async function readFavourites(
  world: World,
  userId: number,
  systemCode: string | undefined,
  nameOf: NameOf,
): Promise<Favourite[]> {
  const { menuItem: visible } = menuVisibility(world, userId)
  const ofSystem = systemCode ? { system: { code: systemCode } } : {}
  const favourites = await world.db.favourite.findMany({
    where: { userId, menuItem: { ...visible, ...ofSystem } },
    orderBy: { id: 'asc' },
    include: favouriteDetails,
  })
  return favourites.map(({ id, menuItem }) =>
    favouriteOf(id, { ...menuItem, systemCode: menuItem.system.code }, nameOf),
  )
}

/** A favourite as lists answer it. */
export const favouriteOf = (id: number, page: Page, nameOf: NameOf): Favourite => ({
  collectionId: id,
  menuId: page.id,
  menuCode: page.code,
  menuName: nameOf(page),
  path: page.path,
  htmlUrl: page.htmlUrl,
  systemCode: page.systemCode,
})
