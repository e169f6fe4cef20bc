import { LoadingCard } from '@portal/page-kit/loading-card'
import { RecordContent, type RecordContentProps } from '../lists/record-content.tsx'
import { ApprovalFacts } from './approval-facts.tsx'
import { useRecordApproval } from './use-record-approval.ts'

/**
 * An application as its approvers see it: what it changes, what it is about, and how far its approval is. One without an
 * approval, or whose approval the user may not see, has its fields.
 */
export function ApplicationContent(props: RecordContentProps) {
  const { data, isLoading } = useRecordApproval(props.record)
  if (isLoading) return <LoadingCard isLoading error={undefined} onRetry={() => {}} />
  return data ? <ApprovalFacts process={data} /> : <RecordContent {...props} />
}
