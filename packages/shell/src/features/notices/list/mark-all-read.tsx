import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../lib/ui/toasts.ts'
import { useMarkRead } from '../use-mark-read.ts'
import styles from './notice-list-page.module.css'

/** Marks every notice as read; a failure is told, since somebody waits for it. */
export function MarkAllRead({ unread }: { unread: readonly number[] }) {
  const { t } = useTranslation('notices')
  const markRead = useMarkRead()
  const [isMarking, setMarking] = useState(false)

  async function markAll() {
    setMarking(true)
    try {
      await markRead(unread)
    } catch {
      showToast({ kind: 'error', text: t('markFailed'), seconds: 5 })
    }
    setMarking(false)
  }

  return (
    <Button
      className={styles.markAll ?? ''}
      loading={isMarking}
      disabled={unread.length === 0}
      onClick={() => void markAll()}
    >
      {t('markAll')}
    </Button>
  )
}
