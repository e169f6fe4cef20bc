import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnline } from '../use-online.ts'

interface RetryOnlineProps {
  /** What is hidden is tried again when it is shown. */
  readonly isShown?: boolean
  readonly onRetry: () => void
}

/** Beside a failure to load: tries again by itself once the network is back. */
export function RetryOnline({ isShown = true, onRetry }: RetryOnlineProps) {
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    else if (isShown && wasOffline.current) {
      wasOffline.current = false
      retry()
    }
  }, [isOnline, isShown])
  return null
}
