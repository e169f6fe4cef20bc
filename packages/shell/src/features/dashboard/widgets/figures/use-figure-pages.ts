import type { HomeFigureId } from '@portal/protocol/installation/home-widgets'
import { useMemo } from 'react'
import { getConfig } from '../../../../lib/config/runtime-config.ts'
import { useSession } from '../../../../session/session-store.ts'
import { useOpenList } from '../../card/use-open-list.ts'
import { useHomeMenus } from '../../home-context.ts'
import { visibleWidgets } from '../../widget-rules.ts'
import { type FigureFacts, figureList } from './figure-list.ts'

/** What opens the rows that a figure counts; undefined where the user's menus have no such page. */
export function useFigurePages(): (id: HomeFigureId, facts: FigureFacts) => (() => void) | undefined {
  const user = useSession((session) => session.user)
  const systems = useHomeMenus()
  const openList = useOpenList()
  const widgets = useMemo(
    () => (user ? visibleWidgets(user, systems, getConfig().homeWidgets) : []),
    [user, systems],
  )
  return (id, facts) => {
    const list = figureList(id, facts)
    if (!list) return undefined
    const [page] = list.widgets.flatMap((wanted) => widgets.find((one) => one.id === wanted)?.page ?? [])
    return page && (() => openList(page, list.conditions))
  }
}
