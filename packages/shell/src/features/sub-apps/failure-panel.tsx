import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ProblemPanel } from '../../feedback/problem-panel.tsx'
import { bridgeVersions, type FailureReason, type SubAppFailure } from './failure.ts'
import { CopyDiagnostics } from './failure-actions.tsx'

const reasonKeys = {
  unreachable: 'failure.unreachable',
  slow: 'failure.slow',
  wrongFile: 'failure.wrongFile',
  broken: 'failure.broken',
  crashed: 'failure.crashed',
  removed: 'failure.removed',
  outdated: 'failure.outdated',
  tooNew: 'failure.tooNew',
} as const satisfies Record<FailureReason, string>

interface FailurePanelProps {
  readonly systemName: string
  readonly reason: FailureReason
  readonly failure: SubAppFailure
  readonly onRetry: () => void
  readonly onOpenWindow: () => void
}

/** Stands where the page would be: it is this system's trouble, everything else goes on. */
export function FailurePanel({ systemName, reason, failure, onRetry, onOpenWindow }: FailurePanelProps) {
  const { t } = useTranslation('sub-apps')
  const hasStood = reason === 'crashed' || reason === 'removed'
  return (
    <ProblemPanel
      title={t(hasStood ? 'failure.crashTitle' : 'failure.title', { system: systemName })}
      text={
        <>
          {t(reasonKeys[reason], { ...bridgeVersions(failure.error) })}
          <br />
          {t('failure.othersGoOn')}
        </>
      }
      actions={
        <>
          <Button type="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button onClick={onOpenWindow}>{t('ownWindow')}</Button>
          <CopyDiagnostics failure={failure} />
        </>
      }
    />
  )
}
