import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useStableCallbacks } from '../lib/use-stable-callbacks.ts'
import { unknownMenus } from '../menu/unknown-menus.ts'
import { useIsLoadingMenus, useOrganizations, useSystemMenus } from '../session/queries.ts'
import { useSession } from '../session/session-store.ts'

interface MenuStatus {
  /** Why there are no menus, or no departments to choose from. */
  readonly error: Error | null
  readonly failed: 'menus' | 'departments'
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

const noDepartments: readonly Organization[] = []

const SystemsContext = createContext(unknownMenus)
const MenuStatusContext = createContext<MenuStatus>({
  error: null,
  failed: 'menus',
  isFetching: false,
  refetch: () => Promise.resolve(),
})
const DepartmentsContext = createContext(noDepartments)

/** The systems and menus that the frame shows. */
export const useSystems = (): readonly SystemMenu[] => use(SystemsContext)

/** False while the menus could not be loaded even once: nothing is known of what the user may open. */
export const useMenusKnown = (): boolean => useSystems() !== unknownMenus

/** Whether the menus of the chosen departments are loading or failed to load. */
export const useMenuStatus = (): MenuStatus => use(MenuStatusContext)

/** The departments that the user may choose from. */
export const useDepartments = (): readonly Organization[] => use(DepartmentsContext)

/** Server data of the whole frame. The previous menus remain while others load, and when these fail to load. */
export function FrameDataProvider({ children }: { readonly children: ReactNode }) {
  const organizations = useOrganizations()
  const departments = organizations.data ?? noDepartments
  const chosen = useSession((session) => session.departments)
  const menus = useSystemMenus(chosen, chosen.length > 0 || organizations.data !== undefined)
  const isLoadingMenus = useIsLoadingMenus()
  const { data } = menus
  const [systems, setSystems] = useState(data ?? unknownMenus)
  if (data && data !== systems) setSystems(data)
  useEffect(() => {
    useSession.getState().departmentsKnown(departments.map(({ orgCode }) => orgCode))
  }, [departments])
  const isWhole = organizations.data !== undefined
  const failing = menus.error ?? (isWhole ? null : organizations.error)
  const [lastError, setLastError] = useState(failing)
  if (failing && failing !== lastError) setLastError(failing)
  // Stays on the screen during another attempt.
  const error = failing ?? (isWhole && data ? null : lastError)
  const failed = menus.error || isWhole ? 'menus' : 'departments'
  const isFetching = isLoadingMenus || organizations.isFetching
  const { refetch } = useStableCallbacks({
    refetch: () => Promise.all([menus.error && menus.refetch(), !isWhole && organizations.refetch()]),
  })
  const status = useMemo(
    () => ({ error, failed, isFetching, refetch }) as const,
    [error, failed, isFetching, refetch],
  )
  return (
    <SystemsContext value={data ?? systems}>
      <MenuStatusContext value={status}>
        <DepartmentsContext value={departments}>{children}</DepartmentsContext>
      </MenuStatusContext>
    </SystemsContext>
  )
}
