import { RemoteError } from '@portal/protocol/remote-error'
import { useEffect, useRef, useState } from 'react'
import { mayPass } from '../../lib/api/retry-read.ts'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { failureText, needsReload } from '../../lib/ui/failure-text.ts'
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** Seconds before each automatic retry (assumed); the last pause repeats. */
const pauses = [5, 15, 30, 60] as const

const pauseBefore = (attempt: number): number => pauses[attempt] ?? 60

/**
 * Retries after a pause, which grows with the attempts so far, or as soon as the browser is online again. Returns the
 * remaining seconds.
 */
export function useNextAttempt(failedAttempts: number, onAttempt: () => void): number {
  const [left, setLeft] = useState(() => pauseBefore(failedAttempts - 1))
  const { attempt } = useStableCallbacks({ attempt: onAttempt })

  useEffect(() => {
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(ticking)
      window.removeEventListener('online', attempt)
    }
  }, [attempt])

  useEffect(() => {
    if (left === 0) attempt()
  }, [left, attempt])

  return left
}

interface UnreachablePageProps {
  readonly error: unknown
  /** How often the entry has failed in a row. */
  readonly failedAttempts: number
  readonly onRetry: () => void
  readonly onSignOut: () => void
}

/** The server did not respond, or is busy or restarting: a later attempt may succeed. Everything else is an answer. */
const isUnreached = (error: unknown): boolean =>
  error instanceof RemoteError &&
  (error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && mayPass(error)))

/** Says when the page will retry by itself; the seconds are no live region, which would be read out each second. */
function NextAttempt({ failedAttempts, onAttempt }: { failedAttempts: number; onAttempt: () => void }) {
  const texts = useTexts('errors')
  const seconds = useNextAttempt(failedAttempts, onAttempt)
  return <p className={styles.hint}>{fillText(texts.nextAttempt, { seconds: String(seconds) })}</p>
}

/** Shown in place of the frame when the backend gave no usable answer: the session and its tabs are kept. */
export function UnreachablePage({ error, failedAttempts, onRetry, onSignOut }: UnreachablePageProps) {
  const texts = useTexts('errors')
  const isIntercepted = needsReload(error)
  const isAnswered = !isUnreached(error)
  const [title, hint] = isIntercepted
    ? [texts.intercepted, texts.interceptedHint]
    : isAnswered
      ? [texts.answered, texts.answeredHint]
      : [texts.unreachable, texts.unreachableHint]
  usePageTitle(title)
  const button = useRef<HTMLButtonElement>(null)
  // The screen that had the focus is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <ErrorScreen sign="!" title={title} hint={hint}>
      {!isIntercepted && <p className={styles.hint}>{failureText(error, texts)}</p>}
      {!isIntercepted && !isAnswered && <NextAttempt failedAttempts={failedAttempts} onAttempt={onRetry} />}
      <div className={styles.actions}>
        <button
          ref={button}
          type="button"
          className={styles.action}
          onClick={isIntercepted ? () => window.location.reload() : onRetry}
        >
          {isIntercepted ? texts.reload : texts.retry}
        </button>
        <button type="button" className={styles.secondary} onClick={onSignOut}>
          {texts.signOut}
        </button>
      </div>
    </ErrorScreen>
  )
}
