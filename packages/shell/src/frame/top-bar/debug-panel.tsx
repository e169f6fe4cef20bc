import { DebugDrawer } from '../../features/diagnostics/debug/debug-drawer.tsx'
import { useInstanceStates } from '../../features/sub-apps/published-states.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { useSystems } from '../frame-data.tsx'
import { subAppTabs } from '../sub-apps/sub-apps.tsx'

/** Debug information, with the frame's data about the pages of sub-apps. */
export function DebugPanel(props: { readonly open: boolean; readonly onClose: () => void }) {
  const systems = useSystems()
  const tabs = useTabs()
  const states = useInstanceStates((state) => state.states)
  const subApps = subAppTabs(systems, tabs).map(({ tabId, app, path }) => {
    const { phase, attempt } = states[tabId] ?? ({ phase: 'asleep', attempt: 1 } as const)
    return { tabId, app, path, phase, attempt }
  })
  return <DebugDrawer {...props} subApps={subApps} />
}
