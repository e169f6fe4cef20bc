import { createContext, useContext, useEffect, useState } from 'react'
import { type PortalBridge, type PortalSnapshot, snapshotEvents } from './bridge.ts'

/** Contains the bridge of the page; provide it once at the root of each mounted instance. */
export const PortalContext = createContext<PortalBridge | undefined>(undefined)

/** The bridge of the page. */
export function usePortal(): PortalBridge {
  const bridge = useContext(PortalContext)
  if (!bridge) throw new Error('usePortal needs a PortalContext around the page.')
  return bridge
}

/**
 * Distinguishes the ids of pages in the same document: for `identifierPrefix` of `createRoot`. Letters, digits and
 * underscores only, since libraries use ids in selectors.
 */
export const idPrefix = ({ tabId }: Pick<PortalBridge, 'tabId'>): string =>
  tabId.replace(/\W/g, (sign) => `_${sign.charCodeAt(0)}_`)

/** Plain data, created on each call: without a change the page need not re-render. */
const latest = (next: PortalSnapshot) => (before: PortalSnapshot) =>
  JSON.stringify(next) === JSON.stringify(before) ? before : next

/** The portal's session; the component re-renders on each change. */
export function usePortalSnapshot(): PortalSnapshot {
  const portal = usePortal()
  const [snapshot, setSnapshot] = useState(() => portal.snapshot())
  useEffect(() => {
    const refresh = () => setSnapshot(latest(portal.snapshot()))
    const endings = snapshotEvents.map((event) => portal.on(event, refresh))
    refresh() // what changed between drawing and this effect
    return () => {
      for (const end of endings) end()
    }
  }, [portal])
  return snapshot
}

/** Whether the page is the one on the screen; a hidden page should stop polling. */
export function useTabActive(): boolean {
  const portal = usePortal()
  const [active, setActive] = useState(true)
  useEffect(() => portal.on('tabActive', setActive), [portal])
  return active
}
