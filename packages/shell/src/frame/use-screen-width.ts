import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Width of the page in px, now and after every resize. */
export const useScreenWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth)
