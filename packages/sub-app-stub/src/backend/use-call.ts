import { usePortal } from '@portal/sub-app-sdk/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { endedSession } from './portal-client.ts'

interface Answer<Data> {
  /** What it answers; an older answer stays on the screen while a newer one is on the way. */
  readonly request?: string
  readonly data?: Data
  readonly error?: unknown
}

/**
 * Runs a call now and whenever `key` changes; the answer to an older key is dropped. A certificate that the backend
 * refuses is told to the portal (specification §4).
 */
export function useCall<Data>(key: string, call: (signal: AbortSignal) => Promise<Data>) {
  const portal = usePortal()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<Data>>({})
  const run = useEffectEvent(call)
  const request = `${attempt} ${key}`

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    run(signal).then(
      (data) => signal.aborted || setAnswer({ request, data }),
      (error: unknown) => {
        if (signal.aborted) return
        if (endedSession(error)) portal.sessionExpired()
        setAnswer({ request, error })
      },
    )
    return () => controller.abort()
  }, [request, portal])

  const isLoading = answer.request !== request
  return { isLoading, ...answer, retry: () => setAttempt((count) => count + 1) }
}
