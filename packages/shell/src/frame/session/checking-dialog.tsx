import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionController } from '../../session/session-controller.ts'
import { SessionDialog } from '../deferred-render.tsx'
import styles from '../frame.module.css'

/** Milliseconds until waiting is shown: most answers are there sooner. */
const patienceMs = 1_000

interface CheckingDialogProps {
  readonly failures: number
  readonly onSignOut: () => void
}

/** Whose session this is now is being asked, or could not be asked: nothing goes on before, and here is the way out. */
export function CheckingDialog({ failures, onSignOut }: CheckingDialogProps) {
  const { t } = useTranslation('session')
  const [isLong, setLong] = useState(false)
  /** The number of failures that were there when people last tried again. */
  const [triedAt, setTriedAt] = useState(0)
  useEffect(() => {
    const patience = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(patience)
  }, [])
  if (!isLong && failures === 0) return null
  return (
    <SessionDialog
      title={failures === 0 ? t('checking.title') : t('checking.failedTitle')}
      okText={t('checking.retry')}
      busy={failures === triedAt}
      onOk={() => {
        setTriedAt(failures)
        void sessionController.checkCookie()
      }}
      other={{ text: t('checking.signOut'), go: onSignOut }}
    >
      <p className={styles.dialogText}>{t('checking.text')}</p>
    </SessionDialog>
  )
}
