import type { FreezeRecord } from '@portal/protocol/calls/approval'
import { Button } from 'antd'
import styles from './freeze-reason.module.css'
import type { RecordOpener } from './use-open-record.ts'

interface FreezeReasonProps {
  readonly reason: string
  /** What the reason refers to; a backend may omit it. */
  readonly record: FreezeRecord | null | undefined
  readonly openRecord: RecordOpener
}

/** Why an account is frozen; the record's number links to it if the menus permit it. */
export function FreezeReason({ reason, record, openRecord }: FreezeReasonProps) {
  const open = record ? openRecord(record.kind, record.number, record.businessUnit) : undefined
  const at = record ? reason.indexOf(record.number) : -1
  if (!record || !open || at < 0) return reason
  const before = reason.slice(0, at)
  const after = reason.slice(at + record.number.length)
  // Keeps brackets and full stop on the line of the number.
  const [opening = ''] = /[(（「]$/.exec(before) ?? []
  const [closing = ''] = /^[)）」]?[.。,，]?/.exec(after) ?? []
  return (
    <>
      {before.slice(0, before.length - opening.length)}
      <span className={styles.number}>
        {opening}
        <Button type="link" className={styles.record ?? ''} onClick={open}>
          {record.number}
        </Button>
        {closing}
      </span>
      {after.slice(closing.length)}
    </>
  )
}
