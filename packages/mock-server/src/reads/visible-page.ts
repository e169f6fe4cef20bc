import type { World } from '@portal/store/worlds/world'
import { holdsAdmin } from './menu-visibility.ts'

/** A menu item that opens a page. */
export interface Page {
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
 * A page as `menuVisibility` lets a user see it, in microseconds: a test compares the two. Asked before each favourite is
 * kept, the most frequent write of all.
 */
export function findVisiblePage(world: World, userId: number, menuId: number): Page | undefined {
  const rows = holdsAdmin(world, userId)
    ? world.read(`${page} AND ${inDepartment}`, [menuId])
    : world.read(`${page} AND ${inOwnDepartment} AND ${ofOwnResponsibility}`, [menuId, userId, userId])
  return (rows as unknown as Page[])[0] // the columns selected above
}
