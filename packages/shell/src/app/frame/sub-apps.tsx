import type { SystemMenu } from '@portal/protocol/entities/menu'
import { type SubAppName, systemRule } from '@portal/protocol/systems'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { getConfig } from '../../config/runtime-config.ts'
import type { SubAppServices } from '../../features/sub-apps/sub-app-services.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { late } from '../../feedback/late.ts'
import { RegionBoundary } from '../../feedback/region-boundary.tsx'
import { useSession } from '../../session/session-store.ts'
import { habitualPage } from './habitual-page.ts'
import { useSubAppTabs } from './sub-app-tabs.ts'

const SubAppArea = late(() =>
  import('../../features/sub-apps/sub-app-area.tsx').then((module) => module.SubAppArea),
)

/** Who has just signed in looks at the home page first; what is fetched ahead comes after it. */
const restMs = 2000

/** True from the first page of a sub-app on, or once the home page had its rest. */
function useWanted(isOneOpen: boolean): boolean {
  const [isWanted, setWanted] = useState(isOneOpen)
  if (isOneOpen && !isWanted) setWanted(true)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  return isWanted
}

/** Sub-apps with a menu that the user may use. */
const appsOf = (systems: readonly SystemMenu[]): SubAppName[] =>
  systems.flatMap(({ systemCode, disabled, menuList }) => {
    const rule = systemRule(systemCode)
    return rule.opens === 'inside' && !disabled && menuList.length > 0 ? [rule.app] : []
  })

interface SubAppsProps {
  readonly systems: readonly SystemMenu[]
  readonly isShown: boolean
  readonly services: SubAppServices
}

/** The pages of all sub-app tabs, kept alive. What hosts them is loaded when it is needed. */
export function SubApps({ systems, isShown, services }: SubAppsProps) {
  const activeKey = useTabs((state) => state.activeKey)
  const tabs = useSubAppTabs()
  const isWanted = useWanted(tabs.length > 0)
  const mayOpen = useMemo(() => appsOf(systems), [systems])
  const userId = useSession((session) => session.user?.userId)
  const likely = useMemo(
    () =>
      userId === undefined || getConfig().premountSubApps === false
        ? undefined
        : habitualPage(systems, userId),
    [systems, userId],
  )
  const queryClient = useQueryClient()
  const isBusy = useCallback(() => queryClient.isFetching() > 0, [queryClient])
  if (!isWanted) return null
  return (
    <RegionBoundary region="sub-apps" resetKey={activeKey} isPage={isShown}>
      <Suspense>
        <SubAppArea
          tabs={tabs}
          activeTabId={isShown ? activeKey : ''}
          services={services}
          mayOpen={mayOpen}
          likely={likely}
          isBusy={isBusy}
        />
      </Suspense>
    </RegionBoundary>
  )
}
