import { RemoteError } from '@portal/protocol/remote-error'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../../../../lib/i18n/use-texts.ts'
import { tellRejection } from '../../../../lib/ui/error-policy.ts'
import { showToast } from '../../../../lib/ui/toasts.ts'
import { api } from '../../../../session/api.ts'
import { homeKey } from '../../card/use-widget-query.ts'
import type { Batch } from './postings.ts'

/** What became of all that was asked. */
interface Outcome {
  readonly postedIds: readonly number[]
  /** Points that are posted for good. */
  readonly posted: number
  /** Points that are not, and why. */
  readonly left: number
  readonly failure?: unknown
}

/** One after the other: when one fails, those behind it are not asked for. Rejects when nothing at all was posted. */
async function post(batches: readonly Batch[]): Promise<Outcome> {
  const postedIds: number[] = []
  let posted = 0
  for (const [place, { distributorCode, postingIds }] of batches.entries()) {
    try {
      const { data } = await api.integralPostDetailConfirm({
        body: { distributorCode, postingIds: [...postingIds] },
      })
      posted += data.postedIntegral
      postedIds.push(...postingIds)
    } catch (failure) {
      if (place === 0) throw failure
      const left = batches.slice(place).reduce((sum, { integral }) => sum + integral, 0)
      return { postedIds, posted, left, failure }
    }
  }
  return { postedIds, posted, left: 0 }
}

/** Posts points for good (specification §7: integralPostDetailConfirm). `done` hears the ids of what is posted. */
export function useConfirmPoints(done: (postedIds: readonly number[]) => void) {
  const { t } = useTranslation('home')
  const errors = useTexts('errors')
  const client = useQueryClient()

  function tell({ posted, left, failure }: Outcome) {
    if (failure === undefined) {
      showToast({ kind: 'success', text: t('points.posted', { count: posted }), seconds: 2 })
      return
    }
    const reason = (failure instanceof RemoteError && failure.message) || errors.system
    showToast({ kind: 'error', text: t('points.partly', { count: posted, left, reason }), seconds: 5 })
  }

  const confirming = useMutation({
    mutationFn: post,
    onSuccess: (outcome) => {
      tell(outcome)
      done(outcome.postedIds)
    },
    onError: tellRejection,
    // Whatever became of it, the lists tell the truth.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [homeKey, 'points'] }),
        client.invalidateQueries({ queryKey: [homeKey, 'account'] }),
      ]),
  })
  return { confirm: confirming.mutate, isConfirming: confirming.isPending }
}
