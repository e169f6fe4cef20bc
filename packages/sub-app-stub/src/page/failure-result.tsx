import { Button, Result } from 'antd'
import { failureText } from '../backend/failure-text.ts'
import { useTexts } from '../i18n/texts.ts'

interface FailureResultProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown in place of the data. */
export function FailureResult({ error, onRetry }: FailureResultProps) {
  const { failure, retry } = useTexts()
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
