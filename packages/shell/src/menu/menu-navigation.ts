import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { createContext, use } from 'react'

/** What choosing something in a menu does; the frame provides it, menus everywhere use it. */
export interface MenuNavigation {
  /** Shows an embedded system's menu, or opens the system's own window; to be called in the click itself. */
  readonly openSystem: (system: SystemMenu) => void
  /** Opens a page of a system; to be called in the click itself. */
  readonly openMenu: (systemCode: string, item: MenuItem) => void
  /** The pointer or the focus is in a system's menu: a page of it is likely to be opened next. */
  readonly nearMenu?: (systemCode: string) => void
}

export const MenuNavigationContext = createContext<MenuNavigation | undefined>(undefined)

export function useMenuNavigation(): MenuNavigation {
  const navigation = use(MenuNavigationContext)
  if (!navigation) throw new Error('Menus are used outside the frame, which provides MenuNavigationContext')
  return navigation
}
