import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Suspense, useEffect, useState } from 'react'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { late } from '../../lib/code-loading/late.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import type { FrameNow } from './sub-app-services.ts'
import { useSubAppTabs } from './sub-app-tabs.ts'

const HostedSubApps = late(() => import('./hosted-sub-apps.tsx').then((module) => module.HostedSubApps))

/** Who has just signed in looks at the home page first; what is fetched ahead comes after it. */
const restMs = 4000

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

export interface SubAppsProps {
  readonly systems: readonly SystemMenu[]
  readonly isShown: boolean
  readonly frame: () => Omit<FrameNow, 'unlink'>
}

/** The pages of all sub-app tabs, kept alive. What hosts them is loaded when it is needed. */
export function SubApps(props: SubAppsProps) {
  const activeKey = useTabs((state) => state.activeKey)
  const isWanted = useWanted(useSubAppTabs().length > 0)
  if (!isWanted) return null
  return (
    <RegionBoundary region="sub-apps" resetKey={activeKey} isPage={props.isShown}>
      <Suspense>
        <HostedSubApps {...props} />
      </Suspense>
    </RegionBoundary>
  )
}
