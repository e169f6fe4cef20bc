import { useCall, usePortalClient } from '../backend/use-call.ts'
import type { Row } from '../lists/list-definition.ts'
import { useShownAgain } from '../page/use-shown-again.ts'

/** The newest approval of a record; without data where it has none, or the user may not see it. */
export function useRecordApproval({ processInstanceId }: Row) {
  const client = usePortalClient()
  const approval = useCall(`approval ${processInstanceId}`, async (signal) => {
    if (typeof processInstanceId !== 'string' || processInstanceId === '') return undefined
    return (await client.getProcessInformation({ body: { processInstanceId } }, { signal })).data
  })
  useShownAgain(approval.refresh)
  return approval
}
