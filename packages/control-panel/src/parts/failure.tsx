import { Alert, Flex } from 'antd'
import { Refused } from '../api/control.ts'
import { useProblemText } from '../api/problem-text.ts'
import { useTexts } from '../texts/texts.ts'
import { MendJournal } from './mend-journal.tsx'

/** Something could not be shown, why, and the remedy where there is one. */
export function Failure({ error }: { readonly error: unknown }) {
  const text = useTexts()
  const { ofError } = useProblemText()
  const refusal = error instanceof Refused ? error.refusal : undefined
  return (
    <Alert
      type="error"
      showIcon
      title={text('failed')}
      description={
        <Flex vertical gap={8} align="start">
          {ofError(error)}
          <MendJournal refusal={refusal} />
        </Flex>
      }
    />
  )
}
