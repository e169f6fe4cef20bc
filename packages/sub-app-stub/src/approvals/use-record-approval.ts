import { useQuery } from '@tanstack/react-query'
import { usePortalClient } from '../backend/portal-client.ts'
import type { Row } from '../lists/list-definition.ts'
import { useShownAgain } from '../page/use-shown-again.ts'

/** The newest approval of a record; without data where it has none, or the user may not see it. */
export function useRecordApproval({ processInstanceId }: Row) {
  const client = usePortalClient()
  const approval = useQuery({
    queryKey: ['approval', processInstanceId],
    queryFn: async ({ signal }) => {
      if (typeof processInstanceId !== 'string' || processInstanceId === '') return null
      return (await client.getProcessInformation({ body: { processInstanceId } }, { signal })).data
    },
  })
  useShownAgain(() => void approval.refetch())
  return approval
}
