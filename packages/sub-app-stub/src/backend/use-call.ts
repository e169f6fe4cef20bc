import { callMetadata } from 'virtual:portal-calls'
import { type Client, createClient } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import { usePortal } from '@portal/sub-app-sdk/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

/** The backend's calls, sent by the portal, which adds the certificate. */
export function usePortalClient(): Client {
  const portal = usePortal()
  return useMemo(
    () => createClient(callMetadata, (_id, _call, request, options) => portal.request(request, options)),
    [portal],
  )
}

export const endedSession = (error: unknown): boolean =>
  error instanceof RemoteError && error.kind === 'sessionEnded'

/** The backend has answered with a rejection. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RemoteError && error.kind === 'rejection'

interface Answer<Data> {
  /** The data; the previous one stays while a newer one is loading. */
  readonly request?: string
  readonly data?: Data
  readonly error?: unknown
}

/**
 * Runs a call now and whenever `key` changes; answers to an older key are dropped. A rejected certificate is reported
 * to the portal (specification §4). A refresh shows no indicator: the previous answer stays until a newer one arrives.
 */
export function useCall<Data>(key: string, call: (signal: AbortSignal) => Promise<Data>) {
  const portal = usePortal()
  const [attempt, setAttempt] = useState(0)
  const [refreshed, setRefreshed] = useState(0)
  const [answer, setAnswer] = useState<Answer<Data>>({})
  const request = `${attempt} ${key}`
  const run = useEffectEvent((_refreshed: number, signal: AbortSignal) => call(signal))

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    run(refreshed, signal).then(
      (data) => signal.aborted || setAnswer({ request, data }),
      (error: unknown) => {
        if (signal.aborted) return
        if (endedSession(error)) portal.sessionExpired()
        setAnswer((shown) =>
          shown.request === request && shown.error === undefined ? shown : { request, error },
        )
      },
    )
    return () => controller.abort()
  }, [request, refreshed, portal])

  const isLoading = answer.request !== request
  const retry = () => setAttempt((count) => count + 1)
  const refresh = () => setRefreshed((count) => count + 1)
  return { isLoading, ...answer, retry, refresh }
}
