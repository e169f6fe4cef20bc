import type { FreezeRecord } from '@portal/protocol/calls/approval'
import { Button } from 'antd'
import styles from './freeze-reason.module.css'
import type { RecordOpener } from './use-open-record.ts'

interface FreezeReasonProps {
  readonly reason: string
  /** What the reason is about; a backend may not say. */
  readonly record: FreezeRecord | null | undefined
  readonly openRecord: RecordOpener
}

/** Why an account is frozen; the number of the record leads to it where the menus do. */
export function FreezeReason({ reason, record, openRecord }: FreezeReasonProps) {
  const open = record ? openRecord(record.kind, record.number, record.businessUnit) : undefined
  const at = record ? reason.indexOf(record.number) : -1
  if (!record || !open || at < 0) return reason
  return (
    <>
      {reason.slice(0, at)}
      <Button type="link" className={styles.record ?? ''} onClick={open}>
        {record.number}
      </Button>
      {reason.slice(at + record.number.length)}
    </>
  )
}
