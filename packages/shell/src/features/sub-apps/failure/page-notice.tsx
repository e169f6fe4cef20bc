import { Alert, Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SubAppFailure } from './failure.ts'
import { CopyDiagnostics } from './failure-actions.tsx'
import styles from './failure.module.css'

interface PageNoticeProps {
  readonly systemName: string
  readonly failure: SubAppFailure
  /** Input that a reload would lose: then the page is not offered to be reloaded here. */
  readonly isDirty: boolean
  readonly onReload: () => void
  readonly onDismiss: () => void
}

/** Above a page that met an error and still stands: nothing is taken from whoever works in it. */
export function PageNotice({ systemName, failure, isDirty, onReload, onDismiss }: PageNoticeProps) {
  const { t } = useTranslation('sub-apps')
  return (
    <Alert
      type="warning"
      showIcon
      banner
      classNames={{ root: styles.notice ?? '', actions: styles.actions ?? '' }}
      title={t('failure.erred', { system: systemName })}
      description={t(isDirty ? 'failure.erredDirty' : 'failure.erredHint')}
      action={
        <Space wrap size={4}>
          {!isDirty && (
            <Button type="link" onClick={onReload}>
              {t('reload')}
            </Button>
          )}
          <CopyDiagnostics failure={failure} type="link" />
        </Space>
      }
      closable={{ onClose: onDismiss, 'aria-label': t('dismiss') }}
    />
  )
}
