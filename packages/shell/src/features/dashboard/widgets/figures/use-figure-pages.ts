import type { HomeFigureId, HomeWidgetId } from '@portal/protocol/installation/home-widgets'
import { useMemo } from 'react'
import { getConfig } from '../../../../lib/config/runtime-config.ts'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { useSession } from '../../../../session/session-store.ts'
import { useHomeMenus } from '../../home-context.ts'
import { visibleWidgets } from '../../widget-rules.ts'

/** The widget whose page lists what a figure counts, and what of that page (assumed, as its address is). */
const lists: Partial<Record<HomeFigureId, readonly [HomeWidgetId, string]>> = {
  sales: ['orders', ''],
  target: ['orders', ''],
  orders: ['orders', '?status=submitted'],
  late: ['orders', '?status=producing'],
  receivable: ['orders', '?status=shipped'],
  pickups: ['pickups', ''],
  balance: ['account', ''],
  notices: ['notices', ''],
}

/** What opens the rows that a figure counts; undefined where the user's menus have no such page. */
export function useFigurePages(): (id: HomeFigureId) => (() => void) | undefined {
  const user = useSession((session) => session.user)
  const systems = useHomeMenus()
  const { openMenu } = useMenuNavigation()
  const widgets = useMemo(
    () => (user ? visibleWidgets(user, systems, getConfig().homeWidgets) : []),
    [user, systems],
  )
  return (id) => {
    const [widget, search] = lists[id] ?? []
    const page = widgets.find((one) => one.id === widget)?.page
    return page && (() => openMenu(page.systemCode, { ...page.item, path: `${page.item.path}${search}` }))
  }
}
