import { holdsResponsibility } from '@portal/store/responsibilities'
import type { World } from '@portal/store/worlds/world'

/** Holds every menu (specification §6). */
const adminCode = 'admin'

/**
 * What the database is asked for when a user looks at menus: systems in a department, menu items in a department and
 * of a responsibility. Only the user's own departments count, or those given of them; an administrator sees all menus
 * of any department. Responsibilities narrow the menus to those of some of the user's own.
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

export const holdsAdmin = (world: World, userId: number): boolean =>
  holdsResponsibility(world, userId, adminCode)
