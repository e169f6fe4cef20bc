import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { createContext, use } from 'react'

/** What opens a page; a page outside the menus has no menuId and menuCode. */
type MenuPage = Pick<MenuItem, 'menuName' | 'path' | 'htmlUrl'> &
  Partial<Pick<MenuItem, 'menuId' | 'menuCode'>>

/** What choosing a menu item does: provided by the frame, used by every menu. */
export interface MenuNavigation {
  /** Shows an embedded system's menu or opens the system's own window; call it synchronously in the click handler. */
  readonly openSystem: (system: SystemMenu) => void
  /** Opens a page of a system; call it synchronously in the click handler. */
  readonly openMenu: (systemCode: string, item: MenuPage) => void
  /** The pointer or the focus is in a system's menu: the user will probably open one of its pages. */
  readonly onMenuHover?: (systemCode: string) => void
}

export const MenuNavigationContext = createContext<MenuNavigation | undefined>(undefined)

export function useMenuNavigation(): MenuNavigation {
  const navigation = use(MenuNavigationContext)
  if (!navigation) throw new Error('Menus are used outside the frame, which provides MenuNavigationContext')
  return navigation
}
