import type { UseQueryResult } from '@tanstack/react-query'
import { FailureMessage } from './failure-message.tsx'
import styles from './load-failure.module.css'
import { RetryButton } from './retry-button.tsx'

interface LoadFailureProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** What could not be loaded, as a sentence. */
  readonly title?: string
}

/** In place of what could not be loaded: why, and a retry. */
export const LoadFailure = ({ query: { error, isFetching, refetch }, title }: LoadFailureProps) => (
  <div className={styles.failure} role="alert">
    <p>
      {title} <FailureMessage error={error} />
    </p>
    <RetryButton error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  </div>
)
