import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionDialog } from '../deferred-render.tsx'
import { UnsavedList } from '../unsaved/unsaved-dialogs.tsx'
import type { NamedTab } from '../unsaved/unsaved-tabs.ts'
import styles from './sign-in-again-failed.module.css'

interface SignInAgainFailedProps {
  readonly unsaved: readonly NamedTab[]
  readonly onSignOut: () => void
  /** What failed, with a retry. */
  readonly children: ReactNode
}

/** The session has ended, but the dialog to sign in again failed to load: the pages are hidden nevertheless. */
export function SignInAgainFailed({ unsaved, onSignOut, children }: SignInAgainFailedProps) {
  const { t } = useTranslation('session')
  return (
    <SessionDialog title={t('again.title')} isOut okText={t('again.signOut')} onOk={onSignOut}>
      <div className={styles.failure}>{children}</div>
      <UnsavedList tabs={unsaved} lead="again.keptUnlessOut" />
    </SessionDialog>
  )
}
