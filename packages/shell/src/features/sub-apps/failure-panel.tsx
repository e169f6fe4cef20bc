import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FailureReason } from './failure.ts'

const reasonKeys = {
  unreachable: 'failure.unreachable',
  slow: 'failure.slow',
  broken: 'failure.broken',
} as const satisfies Record<FailureReason, string>

interface FailurePanelProps {
  readonly systemName: string
  readonly reason: FailureReason
  readonly onRetry: () => void
}

/** Stands where the page would be: it is this system's trouble, everything else goes on. */
export function FailurePanel({ systemName, reason, onRetry }: FailurePanelProps) {
  const { t } = useTranslation('sub-apps')
  return (
    <div role="alert">
      <Result
        status="warning"
        title={t('failure.title', { system: systemName })}
        subTitle={
          <>
            {t(reasonKeys[reason])} {t('failure.othersGoOn')}
          </>
        }
        extra={
          <Button type="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}
