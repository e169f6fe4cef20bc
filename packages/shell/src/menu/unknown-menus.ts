import type { SystemMenu } from '@portal/protocol/entities/menu'

/** In place of the menus while they could not be loaded even once; compared by identity. */
export const unknownMenus: readonly SystemMenu[] = []

/** What is said in place of menus: that there are none, or that nothing is known of them. */
export const noMenusText = (systems: readonly SystemMenu[]): 'menuFailed' | 'noEntries' =>
  systems === unknownMenus ? 'menuFailed' : 'noEntries'
