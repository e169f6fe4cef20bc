import { LoadingCard } from '@portal/page-kit/loading-card'
import { RecordContent, type RecordContentProps } from '../lists/record-content.tsx'
import { ApprovalFacts } from './approval-facts.tsx'
import { useRecordApproval } from './use-record-approval.ts'

/**
 * An application for its approvers: changes, subject, and progress of the approval. One without a visible approval
 * shows its fields.
 */
export function ApplicationContent(props: RecordContentProps) {
  const { data, isLoading } = useRecordApproval(props.record)
  if (isLoading) return <LoadingCard isLoading error={undefined} onRetry={() => {}} />
  return data ? <ApprovalFacts process={data} /> : <RecordContent {...props} />
}
