import { type PortalBridge, snapshotEvents } from '@portal/sub-app-sdk/bridge'
import { onScopeDispose, ref, shallowRef, watch } from 'vue'

/** The session as the portal knows it, and the page's place in the portal, both for as long as the component lives. */
export function usePortal(bridge: PortalBridge) {
  const snapshot = shallowRef(bridge.snapshot())
  const path = ref(bridge.initialPath)
  const endings = snapshotEvents.map((event) =>
    bridge.on(event, () => {
      snapshot.value = bridge.snapshot()
    }),
  )
  endings.push(
    bridge.on('routeRequested', (asked) => {
      path.value = asked
    }),
  )
  watch(path, (now) => bridge.onRouteChange(now))
  onScopeDispose(() => {
    for (const end of endings) end()
  })
  return { snapshot, path }
}
