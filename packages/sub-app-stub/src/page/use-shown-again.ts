import { usePortal } from '@portal/sub-app-sdk/react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Tells each time the page is shown again, or the window it is in: what it shows may have changed in another tab, in another window or by
 * another user meanwhile. The signal ends once the page is hidden, is shown once more or is gone.
 */
export function useShownAgain(onShown: (signal: AbortSignal) => void): void {
  const portal = usePortal()
  const tell = useEffectEvent(onShown)

  useEffect(() => {
    let isActive = true
    let shown = new AbortController()
    const look = (isAgain: boolean) => {
      shown.abort()
      shown = new AbortController()
      if (isAgain && !document.hidden) tell(shown.signal)
    }
    const end = portal.on('tabActive', (isNow) => {
      const isAgain = isNow && !isActive
      isActive = isNow
      look(isAgain)
    })
    const onWindow = () => look(isActive)
    document.addEventListener('visibilitychange', onWindow)
    return () => {
      shown.abort()
      end()
      document.removeEventListener('visibilitychange', onWindow)
    }
  }, [portal])
}
