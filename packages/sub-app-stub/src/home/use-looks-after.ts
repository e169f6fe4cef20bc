import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { usePortalClient } from '../backend/portal-client.ts'

/**
 * Whether the user looks after some of the distributors, so that the rows of `scope=own` are fewer than all. Not known of a
 * backend without the call, and until it answers.
 */
export function useLooksAfter(): boolean {
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const { data } = useQuery({
    queryKey: ['scope', user.userId],
    queryFn: async ({ signal }) => (await client.homeFigures({ body: {} }, { signal })).data.scope,
    enabled: !user.isDistributor,
  })
  return data === 'own'
}
