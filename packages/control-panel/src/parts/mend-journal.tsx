import type { Refusal } from '@portal/protocol/control/refusals'
import { control } from '../api/control.ts'
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
