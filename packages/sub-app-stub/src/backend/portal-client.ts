import { callMetadata } from 'virtual:portal-calls'
import { type Client, createClient } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import { usePortal } from '@portal/sub-app-sdk/react'
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

/** The backend has answered with a rejection. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RemoteError && error.kind === 'rejection'
