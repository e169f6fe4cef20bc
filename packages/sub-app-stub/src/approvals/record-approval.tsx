import { LoadingCard } from '@portal/page-kit/loading-card'
import { useQuery } from '@tanstack/react-query'
import { usePortalClient } from '../backend/portal-client.ts'
import type { Row } from '../lists/list-definition.ts'
import { RecordContent, type RecordContentProps } from '../lists/record-page.tsx'
import { useShownAgain } from '../page/use-shown-again.ts'
import { ApprovalFacts, ApprovalSteps, Attachments } from './approval-facts.tsx'

/** The newest approval of a record; without data where it has none, or the user may not see it. */
function useRecordApproval({ processInstanceId }: Row) {
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

/** How far the approval of a project or a contract is, with its papers; nothing where there is none. */
export function RecordApproval({ record }: { readonly record: Row }) {
  const { data } = useRecordApproval(record)
  if (!data) return null
  return (
    <>
      <ApprovalSteps process={data} />
      <Attachments processInstanceId={data.processInstanceId} />
    </>
  )
}

/**
 * An application for its approvers: changes, subject, and progress of the approval. One without a visible approval
 * shows its fields.
 */
export function ApplicationContent(props: RecordContentProps) {
  const { data, isLoading } = useRecordApproval(props.record)
  if (isLoading) return <LoadingCard isLoading error={undefined} onRetry={() => {}} />
  return data ? <ApprovalFacts process={data} /> : <RecordContent {...props} />
}
