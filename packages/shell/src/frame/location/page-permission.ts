import type { SystemMenu } from '@portal/protocol/entities/menu'
import { systemCodeOfApp } from '@portal/protocol/systems'
import { coveringPage, menuPageFor } from '../../menu/menu-permission.ts'
import { findSystem, type MenuPage } from '../../menu/menu-tree.ts'
import type { SubAppLocation } from './sub-app-address.ts'

/** The page of the user's menus that lets a sub-app's page be opened; undefined when none does. */
export function permittingPage(
  systems: readonly SystemMenu[],
  { app, path }: SubAppLocation,
): MenuPage | undefined {
  const system = findSystem(systems, systemCodeOfApp(app))
  return system && !system.disabled ? menuPageFor(system.menuList, path) : undefined
}

/**
 * Where a page leads that may not be opened. The portal knows the user's own menus only: within a system that the
 * user has, a page no menu covers can't be told from one that doesn't exist, so it is not found. No permission is
 * what certainly lacks: a greyed page, or every menu of its system.
 */
export function refusalOf(
  systems: readonly SystemMenu[],
  { app, path }: SubAppLocation,
): 'notFound' | 'unauthorized' {
  const system = findSystem(systems, systemCodeOfApp(app))
  const hasMenus = system !== undefined && !system.disabled && system.menuList.length > 0
  return hasMenus && !coveringPage(system.menuList, path) ? 'notFound' : 'unauthorized'
}
