import { type PortalBridge, snapshotEvents } from '@portal/sub-app-sdk/bridge'
import { onScopeDispose, shallowRef, watch } from 'vue'

/** Where the page is inside the sub-app; reactive. */
export interface Place {
  path: string
}

/**
 * The portal's session; reports the page's path to the portal, and navigates when the portal asks, while the component
 * is mounted.
 */
export function usePortal(bridge: PortalBridge, place: Place) {
  const snapshot = shallowRef(bridge.snapshot())
  const endings = snapshotEvents.map((event) =>
    bridge.on(event, () => {
      snapshot.value = bridge.snapshot()
    }),
  )
  endings.push(
    bridge.on('routeRequested', (asked) => {
      place.path = asked
    }),
  )
  watch(
    () => place.path,
    (now) => bridge.onRouteChange(now),
  )
  onScopeDispose(() => {
    for (const end of endings) end()
  })
  return snapshot
}
