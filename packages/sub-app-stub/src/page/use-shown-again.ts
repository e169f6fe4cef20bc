import { usePortal } from '@portal/sub-app-sdk/react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back each time the page or its window is shown again, since its data may have changed elsewhere. The signal
 * aborts when the page is hidden, shown again or unmounted.
 */
export function useShownAgain(onShown: (signal: AbortSignal) => void): void {
  const portal = usePortal()
  const onShownAgain = useEffectEvent(onShown)

  useEffect(() => {
    let isActive = true
    let shown = new AbortController()
    const look = (isAgain: boolean) => {
      shown.abort()
      shown = new AbortController()
      if (isAgain && !document.hidden) onShownAgain(shown.signal)
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
