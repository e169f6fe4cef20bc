import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useSession } from '../session/session-store.ts'

/** In place of the menus while they could not be loaded even once; compared by identity. */
export const unknownMenus: readonly SystemMenu[] = []

/** What is said in place of menus: that nothing is known of them, or that there are none. */
export function useNoMenusText(systems: readonly SystemMenu[]) {
  const hasDepartments = useSession(({ departments }) => departments.length > 0)
  if (systems === unknownMenus) return 'menuFailed'
  return hasDepartments ? 'noEntries' : 'noDepartments'
}
