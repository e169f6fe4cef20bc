import type { Refusal } from '@portal/protocol/control/refusals'
import { Alert, Flex } from 'antd'
import { control, Refused } from '../api/control.ts'
import { useProblemText } from '../api/problem-text.ts'
import { useAction } from '../api/queries.ts'
import { useTexts } from '../texts/texts.ts'
import { ConfirmButton } from './confirm-button.tsx'

/** The repair action where a refusal reports a damaged journal; nothing for others. */
export function MendJournal({ refusal }: { readonly refusal: Refusal | undefined }) {
  const text = useTexts()
  const name = String(refusal?.values.world ?? '')
  const mend = useAction(
    () => control.clearRequests({ pathParams: { world: name } }),
    () => text('journalMended'),
  )
  if (refusal?.code !== 'damagedJournal') return null
  return (
    <ConfirmButton
      size="small"
      aria-label={text('mendJournalOf', { name })}
      loading={mend.isPending}
      ask={text('mendJournalAsk', { name })}
      detail={text('mendJournalDetail')}
      confirmLabel={text('mendJournal')}
      onConfirm={() => mend.mutate(undefined)}
    >
      {text('mendJournal')}
    </ConfirmButton>
  )
}

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
