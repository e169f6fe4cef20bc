import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useState } from 'react'
import { useOutletContext } from 'react-router-dom'
import { useSystemMenus } from '../../session/queries.ts'
import { useSession } from '../../session/session-store.ts'

const none: readonly SystemMenu[] = []

/** The menus of the chosen departments; those shown before stay while these load, and when they cannot be loaded. */
export function useShownMenus() {
  const { data, isError, error, isFetching, refetch } = useSystemMenus(
    useSession((session) => session.departments),
  )
  const [shown, setShown] = useState(data ?? none)
  if (data && data !== shown) setShown(data)
  return { systems: data ?? shown, isError, error, isFetching, refetch }
}

export type ShownMenus = ReturnType<typeof useShownMenus>

/** The same menus on a page inside the frame, whose outlet hands them down. */
export const useMenusOfFrame = () => useOutletContext<readonly SystemMenu[]>()
