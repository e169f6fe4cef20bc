import { RemoteError } from '@portal/protocol/remote-error'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ProblemPanel } from '../../../lib/ui/problem-panel.tsx'
import styles from './notice-article.module.css'

interface NoticeFailureProps {
  readonly listUrl: string
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A notice that cannot be shown: why, in the server's words if it refused, and a way on. No toast (specification §7). */
export function NoticeFailure({ listUrl, error, isRetrying, onRetry }: NoticeFailureProps) {
  const { t } = useTranslation('notices')
  const navigate = useNavigate()
  const refusal = error instanceof RemoteError && error.kind === 'rejection' ? error.message : ''
  return (
    <div className={styles.failure}>
      <ProblemPanel
        title={t('detailFailed')}
        text={refusal}
        actions={
          <>
            <Button type="primary" loading={isRetrying} onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button onClick={() => void navigate(listUrl)}>{t('back')}</Button>
          </>
        }
      />
    </div>
  )
}
