import { RemoteError } from '@portal/protocol/remote-error'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ProblemPanel } from '../../../lib/ui/problem-panel.tsx'
import type { FailedLink } from '../links/failed-link.ts'
import styles from './failure.module.css'
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
  /** Of a page that a developer has linked in this browser: it is that place's trouble. */
  readonly link?: FailedLink | undefined
  readonly onRetry: () => void
  readonly onOpenWindow: () => void
}

/** Of a linked page whoever develops it wants to know where it comes from; that other tabs go on, they know. */
function linkedTexts(reason: FailureReason, error: unknown) {
  const hasAnswered = error instanceof RemoteError && error.kind === 'http'
  const isSilent = reason === 'slow' || (reason === 'unreachable' && !hasAnswered)
  return isSilent
    ? (['link.silent', 'link.silentHint'] as const)
    : ([reasonKeys[reason], 'link.source'] as const)
}

/** Stands where the page would be: it is this system's trouble, everything else goes on. */
export function FailurePanel(props: FailurePanelProps) {
  const { systemName, reason, failure, link, onRetry, onOpenWindow } = props
  const { t } = useTranslation('sub-apps')
  const hasStood = reason === 'crashed' || reason === 'removed'
  const [what, hint] = link
    ? linkedTexts(reason, failure.error)
    : ([reasonKeys[reason], 'failure.othersGoOn'] as const)
  const facts = { ...bridgeVersions(failure.error), origin: link?.origin }
  return (
    <ProblemPanel
      title={t(hasStood ? 'failure.crashTitle' : 'failure.title', { system: systemName })}
      text={
        <>
          {t(what, facts)}
          <br />
          {t(hint, facts)}
          {hint === 'link.silentHint' && (
            <code className={styles.command}>portal sub-app check {failure.entry}</code>
          )}
        </>
      }
      actions={
        <>
          <Button type="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
          {link ? (
            <Button onClick={link.unlink}>{t('link.unlinkFailed')}</Button>
          ) : (
            // A window of its own shows the system as the portal has it, not what is linked.
            <Button onClick={onOpenWindow}>{t('ownWindow')}</Button>
          )}
          <CopyDiagnostics failure={failure} />
        </>
      }
    />
  )
}
