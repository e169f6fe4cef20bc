import type { SystemMenu } from '@portal/protocol/entities/menu'
import { type SubAppName, systemRule } from '@portal/protocol/systems'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { SubAppArea } from '../../features/sub-apps/sub-app-area.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useSteady } from '../../lib/use-stable-callbacks.ts'
import { useSession } from '../../session/session-store.ts'
import { stepOverIdleEntries } from '../tabs/duplicate-entries.ts'
import { habitualPage } from './habitual-page.ts'
import { createSubAppServices } from './sub-app-services.ts'
import { useSubAppTabs } from './sub-app-tabs.ts'
import type { SubAppsProps } from './sub-apps.tsx'
import { useLinkChange } from './use-link-change.ts'

/** Sub-apps with a menu that the user may use. */
const appsOf = (systems: readonly SystemMenu[]): SubAppName[] =>
  systems.flatMap(({ systemCode, disabled, menuList }) => {
    const rule = systemRule(systemCode)
    return rule.opens === 'inside' && !disabled && menuList.length > 0 ? [rule.app] : []
  })

/** What the frame tells the host of sub-apps and does for it. */
export function HostedSubApps({ systems, isShown, frame }: SubAppsProps) {
  const changeLink = useLinkChange(systems)
  const { unlink } = useSteady({ unlink: (app: SubAppName) => void changeLink({ app, entry: undefined }) })
  const [services] = useState(() => createSubAppServices(() => ({ ...frame(), unlink })))
  const activeKey = useTabs((state) => state.activeKey)
  const tabs = useSubAppTabs()
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
  // For all tabs; here, since nobody has closed one before this code is there.
  useEffect(stepOverIdleEntries, [])
  return (
    <SubAppArea
      tabs={tabs}
      activeTabId={isShown ? activeKey : ''}
      services={services}
      systems={systems}
      mayOpen={mayOpen}
      likely={likely}
      isBusy={isBusy}
    />
  )
}
