import { DebugDrawer } from '../../features/diagnostics/debug/debug-drawer.tsx'
import { useInstanceStates } from '../../features/sub-apps/instance/instance-state.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { subAppTabs } from '../sub-apps/sub-apps.tsx'

/** Debug information, with what the frame knows about the pages of sub-apps. */
export function DebugPanel(props: { readonly open: boolean; readonly onClose: () => void }) {
  const tabs = useTabs()
  const states = useInstanceStates((state) => state.states)
  const subApps = subAppTabs(tabs).map(({ tabId, app, path }) => {
    const { phase, attempt } = states[tabId] ?? ({ phase: 'asleep', attempt: 1 } as const)
    return { tabId, app, path, phase, attempt }
  })
  return <DebugDrawer {...props} subApps={subApps} />
}
