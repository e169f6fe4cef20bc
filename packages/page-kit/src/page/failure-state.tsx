import { Button, Result } from 'antd'
import { useKitTexts } from '../texts/kit-texts.ts'
import { failureText } from './failure-text.ts'

interface FailureStateProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands in place of data that could not be loaded. */
export function FailureState({ error, onRetry }: FailureStateProps) {
  const { failure, retry } = useKitTexts()
  return (
    <div role="alert">
      <Result
        status="warning"
        title={failure.title}
        subTitle={failureText(error, failure)}
        extra={
          <Button type="primary" onClick={onRetry}>
            {retry}
          </Button>
        }
      />
    </div>
  )
}
