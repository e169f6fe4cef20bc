import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Width of the page in px, now and after every resize. */
export const useScreenWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth)

/** Narrow enough for a phone: navigation is then at the lower edge. */
export const isPhone = (screenWidth: number): boolean => screenWidth < 600

/** Height of the bar at the lower edge of a phone, in px. */
export const bottomBarHeight = 52
