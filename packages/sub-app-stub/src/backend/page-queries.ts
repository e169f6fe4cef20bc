import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { endedSession } from './portal-client.ts'

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
