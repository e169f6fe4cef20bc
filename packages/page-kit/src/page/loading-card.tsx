import { Card, Skeleton } from 'antd'
import { FailureState } from './failure-state.tsx'

interface LoadingCardProps {
  readonly isLoading: boolean
  /** None unless it could not be loaded. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Placeholder while data is loading, or its failure; renders nothing once it has loaded. */
export function LoadingCard({ isLoading, error, onRetry }: LoadingCardProps) {
  if (isLoading)
    return (
      <Card>
        <Skeleton active />
      </Card>
    )
  if (!error) return null
  return (
    <Card>
      <FailureState error={error} onRetry={onRetry} />
    </Card>
  )
}
