import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** Shown in place of a screen that failed to render; needs no router. */
export function CrashedPage() {
  const texts = useTexts('errors')
  return (
    <ErrorScreen sign="!" title={texts.crashed} hint={texts.crashedHint}>
      <button type="button" className={styles.action} onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </ErrorScreen>
  )
}

interface UnloadedPageProps {
  /** A newer build has replaced this page: only a reload helps. */
  readonly isOutdated: boolean
  readonly onRetry: () => void
}

/**
 * Shown in place of code that failed to load, with the action that helps. Some browsers cache a failed download for the
 * life of the page, so a reload is offered beside the retry.
 */
export function UnloadedPage({ isOutdated, onRetry }: UnloadedPageProps) {
  const texts = useTexts('errors')
  const reload = () => window.location.reload()
  const [title, hint, action, act] = isOutdated
    ? [texts.outdated, texts.outdatedHint, texts.reload, reload]
    : [texts.unloaded, texts.unloadedHint, texts.retry, onRetry]
  usePageTitle(title)
  const button = useRef<HTMLButtonElement>(null)
  // The screen that had the focus is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <ErrorScreen sign="!" title={title} hint={hint}>
      <div className={styles.actions}>
        <button ref={button} type="button" className={styles.action} onClick={act}>
          {action}
        </button>
        {!isOutdated && (
          <button type="button" className={styles.secondary} onClick={reload}>
            {texts.reload}
          </button>
        )}
      </div>
    </ErrorScreen>
  )
}
