import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useCall, usePortalClient } from '../backend/use-call.ts'

/**
 * Whether the user looks after some of the distributors, so that the rows of `scope=own` are fewer than all. Not known of a
 * backend without the call, and until it answers.
 */
export function useLooksAfter(): boolean {
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const { data } = useCall(`own ${user.userId}`, async (signal) =>
    user.isDistributor ? undefined : (await client.homeFigures({ body: {} }, { signal })).data.scope,
  )
  return data === 'own'
}
