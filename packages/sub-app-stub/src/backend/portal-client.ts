import { callMetadata } from 'virtual:portal-calls'
import { useFailureText } from '@portal/page-kit/failure-text'
import { type Client, createClient } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { usePortal } from '@portal/sub-app-sdk/react'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

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

/** The message of a failed call; a rejected certificate is reported to the portal (specification §4). */
export function useFailure(): (error: unknown) => string {
  const portal = usePortal()
  const failureText = useFailureText()
  return (error) => {
    if (endedSession(error)) portal.sessionExpired()
    return failureText(error)
  }
}

/** On the portal's own origin, where the portal's cookie authenticates: files elsewhere are not offered. */
export const isOwnAddress = (url: string): boolean => /^\/(?![/\\])/.test(url)

/** The backend has answered with a rejection. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RemoteError && error.kind === 'rejection'

/**
 * The data of one mounted page; the pages of other tabs have their own. A rejected certificate is reported to the
 * portal (specification §4).
 */
export const createPageQueries = (portal: PortalBridge): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => endedSession(error) && portal.sessionExpired() }),
    defaultOptions: {
      // The portal knows whether there is a network. What a page left behind is loaded again when it is needed.
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: 0 },
    },
  })
