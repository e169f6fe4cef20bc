import { ProblemPanel } from '@portal/page-kit/problem-panel'
import { RemoteError } from '@portal/protocol/remote-error'
import { bridgeVersions, type FailureReason, type SubAppFailure } from '@portal/sub-app-host/failure'
import { limits } from '@portal/sub-app-host/limits'
import { Alert, Button, Flex, Space, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyDiagnostics } from './copy-diagnostics.tsx'
import type { FailedLink } from './failed-link.ts'
import styles from './failure.module.css'

const reasonKeys = {
  unreachable: 'failure.unreachable',
  slow: 'failure.slow',
  wrongFile: 'failure.wrongFile',
  intercepted: 'failure.intercepted',
  notAllowed: 'failure.notAllowed',
  ownPage: 'failure.ownPage',
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
  /** For a page that a developer has linked in this browser: the failure concerns that address. */
  readonly link?: FailedLink | undefined
  readonly onRetry: () => void
  readonly onOpenWindow: () => void
}

/** For a linked page the developer needs its origin, not the hint that other tabs still work. */
function linkedTexts(reason: FailureReason, error: unknown) {
  const hasAnswered = error instanceof RemoteError && error.kind === 'http'
  const isSilent = reason === 'slow' || (reason === 'unreachable' && !hasAnswered)
  return isSilent
    ? (['link.silent', 'link.silentHint'] as const)
    : ([reasonKeys[reason], 'link.source'] as const)
}

/** Shown in place of the page: only this system failed, the rest of the portal works. */
export function FailurePanel(props: FailurePanelProps) {
  const { systemName, reason, failure, link, onRetry, onOpenWindow } = props
  const { t } = useTranslation('sub-apps')
  const hasStood = reason === 'crashed' || reason === 'removed'
  const wantsSignIn = reason === 'intercepted'
  const [what, hint] = link
    ? linkedTexts(reason, failure.error)
    : ([reasonKeys[reason], wantsSignIn ? 'failure.interceptedHint' : 'failure.othersGoOn'] as const)
  const facts = { ...bridgeVersions(failure.error), origin: link?.origin, system: systemName }
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
          {wantsSignIn && (
            <Button type="primary" onClick={() => window.location.reload()}>
              {t('reloadPortal')}
            </Button>
          )}
          <Button type={wantsSignIn ? 'default' : 'primary'} onClick={onRetry}>
            {t('retry')}
          </Button>
          {link ? (
            <Button onClick={link.unlink}>{t('link.unlinkFailed')}</Button>
          ) : (
            // A window of its own shows the configured system, not the linked one.
            <Button onClick={onOpenWindow}>{t('ownWindow')}</Button>
          )}
          <CopyDiagnostics failure={failure} />
        </>
      }
    />
  )
}

interface LoadingPanelProps {
  readonly systemName: string
  /** Set from the hint on. */
  readonly slow: SubAppFailure | undefined
  readonly onRetry: () => void
  readonly onOpenWindow: () => void
}

/** Shown while a page is loading; after the hint also with alternatives to waiting. */
export function LoadingPanel({ systemName, slow, onRetry, onOpenWindow }: LoadingPanelProps) {
  const { t } = useTranslation('sub-apps')
  return (
    <div className={styles.loading} role="status">
      <Flex vertical align="center" gap={16}>
        <Spin delay={limits.spinnerDelayMs} description={t('loading', { system: systemName })} size="large" />
        {slow && (
          <>
            <p className={styles.hint}>{t('slowHint', { system: systemName })}</p>
            <Flex wrap justify="center" gap={8}>
              <Button onClick={onRetry}>{t('retry')}</Button>
              <Button onClick={onOpenWindow}>{t('ownWindow')}</Button>
              <CopyDiagnostics failure={slow} />
            </Flex>
          </>
        )}
      </Flex>
    </div>
  )
}

interface PageNoticeProps {
  readonly systemName: string
  readonly failure: SubAppFailure
  /** Whether a reload would lose unsaved input: then it isn't offered here. */
  readonly isDirty: boolean
  readonly onReload: () => void
  readonly onDismiss: () => void
}

/** Above a page that had an error but stays mounted, so that its input isn't lost. */
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
