import { Button } from 'antd'
import { useKitTexts } from '../texts/kit-texts.ts'
import { failureText, needsReload } from './failure-text.ts'
import { ProblemPanel } from './problem-panel.tsx'

interface FailureStateProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown in place of data that could not be loaded. */
export function FailureState({ error, onRetry }: FailureStateProps) {
  const { failure, retry, reload } = useKitTexts()
  const [way, label] = needsReload(error) ? [() => window.location.reload(), reload] : [onRetry, retry]
  return (
    <ProblemPanel
      title={failure.title}
      text={failureText(error, failure)}
      actions={
        <Button type="primary" onClick={way}>
          {label}
        </Button>
      }
    />
  )
}
