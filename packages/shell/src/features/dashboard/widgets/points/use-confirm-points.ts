import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../api/client.ts'
import { tellRejection } from '../../../../feedback/tell-rejection.ts'
import { showToast } from '../../../../feedback/toasts.ts'
import { homeKey } from '../../card/use-widget-query.ts'
import type { Batch } from './postings.ts'

/** Posts points for good (specification §7: integralPostDetailConfirm). `done` hears how it went for all that was asked. */
export function useConfirmPoints(done: () => void) {
  const { t } = useTranslation('home')
  const client = useQueryClient()
  const confirming = useMutation({
    mutationFn: async (batches: readonly Batch[]) => {
      let posted = 0
      // One after the other: when one is refused, nothing of those behind it has happened.
      for (const { distributorCode, postingIds } of batches) {
        const { data } = await api.integralPostDetailConfirm({
          body: { distributorCode, postingIds: [...postingIds] },
        })
        posted += data.postedIntegral
      }
      return posted
    },
    onSuccess: (posted) => {
      showToast({ kind: 'success', text: t('points.posted', { count: posted }), seconds: 2 })
      done()
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
