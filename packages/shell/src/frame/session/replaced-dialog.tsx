import type { UserInfo } from '@portal/protocol/entities/user'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-store.ts'
import { SessionDialog } from '../deferred-render.tsx'
import styles from '../frame.module.css'
import { UnsavedList } from '../unsaved/unsaved-dialogs.tsx'
import type { NamedTab } from '../unsaved/unsaved-tabs.ts'

interface ReplacedDialogProps {
  readonly by: UserInfo
  readonly unsaved: readonly NamedTab[]
  readonly onGoOn: () => void
}

/** Somebody else has signed in in another window: nobody may act here under the old name. */
export function ReplacedDialog({ by, unsaved, onGoOn }: ReplacedDialogProps) {
  const { t } = useTranslation('session')
  const former = useSession((session) => session.user?.userFullName)
  const name = by.userFullName
  return (
    <SessionDialog title={t('replaced.title', { name })} okText={t('replaced.go', { name })} onOk={onGoOn}>
      <p className={styles.dialogText}>{t('replaced.text', { name, former })}</p>
      <UnsavedList tabs={unsaved} />
    </SessionDialog>
  )
}
