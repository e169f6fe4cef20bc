import { Input, type InputRef, Modal } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxTask } from './inbox.ts'
import styles from './reject-dialog.module.css'

interface RejectDialogProps {
  readonly tasks: readonly InboxTask[]
  /** What they are worth together, in words. */
  readonly worth: string
  readonly onReject: (reason: string) => void
  readonly onCancel: () => void
}

/** The maximum length that the call accepts. */
const longest = 500

/** Asks for one reason to reject all of these. */
export function RejectDialog({ tasks, worth, onReject, onCancel }: RejectDialogProps) {
  const { t } = useTranslation('approvals')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<InputRef>(null)
  const id = useId()
  const [first] = tasks

  function reject() {
    if (reason.trim()) return onReject(reason.trim())
    setMissing(true)
    field.current?.focus()
  }

  return (
    <Modal
      open
      // Dialogs close by their buttons only (specification §5).
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      title={
        tasks.length === 1 && first
          ? t('rejectOne', { number: first.businessKey || first.title })
          : t('rejectQuestion', { count: tasks.length })
      }
      okText={t('reject')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      onOk={reject}
      onCancel={onCancel}
      afterOpenChange={(open) => open && field.current?.focus()}
    >
      <p className={styles.worth}>{worth}</p>
      <label htmlFor={id}>{t('reason')}</label>
      <Input.TextArea
        ref={field}
        id={id}
        rows={3}
        placeholder={t('reasonHint')}
        maxLength={longest}
        showCount
        value={reason}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={`${id}-missing`}
        {...(isMissing ? { status: 'error' as const } : {})}
        onChange={({ target }) => {
          setReason(target.value)
          setMissing(false)
        }}
      />
      <p id={`${id}-missing`} className={styles.missing} role="alert">
        {isMissing ? t('reasonMissing') : ''}
      </p>
    </Modal>
  )
}
