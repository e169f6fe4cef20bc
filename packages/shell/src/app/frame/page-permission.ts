import type { SystemMenu } from '@portal/protocol/entities/menu'
import { systemCodeOfApp } from '@portal/protocol/systems'
import { menuPageFor } from '../../menu/menu-permission.ts'
import { findSystem, type MenuPage } from '../../menu/menu-tree.ts'
import type { SubAppLocation } from '../sub-app-address.ts'

/** The page of the user's menus that lets a sub-app's page be opened; undefined when none does. */
export function permittingPage(
  systems: readonly SystemMenu[],
  { app, path }: SubAppLocation,
): MenuPage | undefined {
  const system = findSystem(systems, systemCodeOfApp(app))
  return system && !system.disabled ? menuPageFor(system.menuList, path) : undefined
}
