import type { Tour } from '@portal/protocol/control/training'
import { useQuery } from '@tanstack/react-query'
import { isGone, readTraining, type TrainingState } from '../../lib/api/training.ts'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'

/** The clock may be moved, and the world be reset, by the trainer at any time. */
const everyMs = 15_000
/** While a step waits for its check. */
const everyMsOnTour = 2_500

function intervalFor(training: TrainingState = null): number {
  const tour = training && !isGone(training) ? training.tour : null
  const isWaiting = tour && !tour.left && !tour.done && tour.step !== null && tour.step < tour.steps.length
  return isWaiting ? everyMsOnTour : everyMs
}

export const trainingKey = ['training']

/** The training data of this browser's world; polled while the page is visible. */
export const useTraining = () =>
  useQuery({
    queryKey: trainingKey,
    queryFn: readTraining,
    refetchInterval: ({ state }) => intervalFor(state.data),
    // The ribbon stays as it is; the page itself reports a missing connection.
    meta: { silent: true },
  })

/** How far a tour is, in the words of the ribbon. */
export function useTourLabel() {
  const texts = useTexts('training')
  return ({ step, steps }: Pick<Tour, 'step' | 'steps'>): string => {
    if (step === null) return texts.beginTour
    if (step >= steps.length) return texts.finished
    return fillText(texts.stepOf, { step: String(step + 1), count: String(steps.length) })
  }
}
