import type { Row } from '../lists/list-definition.ts'
import { ApprovalSteps } from './approval-steps.tsx'
import { Attachments } from './attachments.tsx'
import { useRecordApproval } from './use-record-approval.ts'

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
