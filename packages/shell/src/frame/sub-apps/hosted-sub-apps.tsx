import type { Lookup } from '@portal/protocol/calls/organization'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SubAppName } from '@portal/protocol/systems'
import type { SubAppTab } from '@portal/sub-app-host/bridge/sub-app-services'
import { createSignal } from '@portal/sub-app-host/bridge/tab-bridge'
import { useEffect, useMemo, useState } from 'react'
import { SubAppArea } from '../../features/sub-apps/sub-app-area.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import { useLookups } from '../../session/queries.ts'
import { useDepartments, useSystems } from '../frame-data.tsx'
import { stepOverRepeatedEntries } from '../tabs/repeated-history-entries.ts'
import { useTabNavigation } from '../tabs/tab-navigation.tsx'
import { tabFilters } from '../unsaved/unsaved-tabs.ts'
import { useDepartures } from '../unsaved/use-departures.ts'
import { useLinkChange } from './linked-sub-apps.tsx'
import { createSubAppServices } from './sub-app-services.ts'

/** Sub-apps with a menu that the user may use. */
const appsOf = (systems: readonly SystemMenu[]): SubAppName[] =>
  systems.flatMap(({ systemCode, disabled, menuList }) => {
    const rule = systemRule(systemCode)
    return rule.opens === 'inside' && !disabled && menuList.length > 0 ? [rule.app] : []
  })

const noLookups: readonly Lookup[] = []

export interface HostedSubAppsProps {
  readonly tabs: readonly SubAppTab[]
  readonly isShown: boolean
}

/** Connects the area of sub-apps with the frame. */
export function HostedSubApps({ tabs, isShown }: HostedSubAppsProps) {
  const systems = useSystems()
  const departments = useDepartments()
  const navigation = useTabNavigation()
  const changeLink = useLinkChange()
  const { data: lookups = noLookups } = useLookups()
  const mayLose = useDepartures()
  const { mayReload, unlink, departmentsNow, lookupsNow } = useStableCallbacks({
    mayReload: (tabId: string) => mayLose(tabFilters.tab(tabId)),
    unlink: (app: SubAppName) => void changeLink({ app, entry: undefined }),
    departmentsNow: () => departments,
    lookupsNow: () => lookups,
  })
  const [lookupsChanged] = useState(createSignal<void>)
  const [services] = useState(() =>
    createSubAppServices({
      navigation,
      mayReload,
      unlink,
      departments: departmentsNow,
      lookups: lookupsNow,
      onLookupsChange: lookupsChanged.on,
    }),
  )
  useEffect(() => lookupsChanged.emit(), [lookups, lookupsChanged])
  const activeKey = useTabs((state) => state.activeKey)
  const mayOpen = useMemo(() => appsOf(systems), [systems])
  // For tabs of every kind, but no tab can be closed before this code is loaded.
  useEffect(stepOverRepeatedEntries, [])
  return (
    <SubAppArea
      tabs={tabs}
      activeTabId={isShown ? activeKey : ''}
      services={services}
      systems={systems}
      mayOpen={mayOpen}
    />
  )
}
