import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from '../frame.module.css'
import { UnsavedList } from './unsaved-dialogs.tsx'
import type { NamedTab } from './unsaved-tabs.ts'

/** Warns in time: changing the password signs the user out (specification §4), which loses unsaved input. */
export function PasswordSignsOut({ unsaved }: { unsaved: readonly NamedTab[] }) {
  const { t } = useTranslation('session')
  if (unsaved.length === 0) return null
  return (
    <Alert
      className={styles.dialogWarning ?? ''}
      type="warning"
      showIcon
      title={t('passwordSignsOut')}
      description={<UnsavedList tabs={unsaved} />}
    />
  )
}
