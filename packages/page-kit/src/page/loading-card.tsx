import { Card, Skeleton } from 'antd'
import { FailureState } from './failure-state.tsx'

interface LoadingCardProps {
  readonly isLoading: boolean
  /** Undefined unless it could not be loaded. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands in place of data that is on its way or could not be loaded; nothing once it is there. */
export function LoadingCard({ isLoading, error, onRetry }: LoadingCardProps) {
  if (isLoading)
    return (
      <Card>
        <Skeleton active />
      </Card>
    )
  if (error === undefined) return null
  return (
    <Card>
      <FailureState error={error} onRetry={onRetry} />
    </Card>
  )
}
