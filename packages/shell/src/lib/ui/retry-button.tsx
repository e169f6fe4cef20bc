import { Button, type ButtonProps } from 'antd'
import { useTexts } from '../i18n/use-texts.ts'
import { needsReload } from './failure-text.ts'

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'type'> {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** The action after a failure: a retry, or a reload of the whole page where only that helps. */
export function RetryButton({ error, isRetrying, onRetry, ...look }: RetryButtonProps) {
  const texts = useTexts('errors')
  if (needsReload(error))
    return (
      <Button {...look} onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
    )
  return (
    <Button {...look} loading={isRetrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  )
}
