import { useEffect } from 'react'
import { useTabs } from '../../features/tabs/tab-store.ts'

/** Lets the browser ask before a reload or a closed window throws away unsaved input. */
export function useUnsavedWarning(): void {
  const hasUnsaved = useTabs((state) => state.dirty.size > 0)
  useEffect(() => {
    if (!hasUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      // Asked anew: the portal may have been told to discard it, and reloads before this effect ends.
      if (useTabs.getState().dirty.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
}
