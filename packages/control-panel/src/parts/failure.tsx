import { Alert } from 'antd'
import { useProblemText } from '../texts/problem-text.ts'
import { useTexts } from '../texts/texts.ts'

/** Something could not be shown, and why. */
export function Failure({ error }: { readonly error: unknown }) {
  const text = useTexts()
  const { ofError } = useProblemText()
  return <Alert type="error" showIcon title={text('failed')} description={ofError(error)} />
}
