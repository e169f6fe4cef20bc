import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useOrganizations, useSystemMenus } from '../session/queries.ts'
import { useSession } from '../session/session-store.ts'

interface MenuStatus {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

const noSystems: readonly SystemMenu[] = []
const noDepartments: readonly Organization[] = []

const SystemsContext = createContext(noSystems)
const MenuStatusContext = createContext<MenuStatus>({
  error: null,
  isFetching: false,
  refetch: () => Promise.resolve(),
})
const DepartmentsContext = createContext(noDepartments)

/** The systems and menus that the frame shows. */
export const useSystems = (): readonly SystemMenu[] => use(SystemsContext)

/** Whether the menus of the chosen departments are loading or failed to load. */
export const useMenuStatus = (): MenuStatus => use(MenuStatusContext)

/** The departments that the user may choose from. */
export const useDepartments = (): readonly Organization[] => use(DepartmentsContext)

/** Server data of the whole frame. The previous menus remain while others load, and when these fail to load. */
export function FrameDataProvider({ children }: { readonly children: ReactNode }) {
  const { data: departments = noDepartments } = useOrganizations()
  const { data, error, isFetching, refetch } = useSystemMenus(useSession((session) => session.departments))
  const [systems, setSystems] = useState(data ?? noSystems)
  if (data && data !== systems) setSystems(data)
  const status = useMemo(() => ({ error, isFetching, refetch }), [error, isFetching, refetch])
  return (
    <SystemsContext value={data ?? systems}>
      <MenuStatusContext value={status}>
        <DepartmentsContext value={departments}>{children}</DepartmentsContext>
      </MenuStatusContext>
    </SystemsContext>
  )
}
