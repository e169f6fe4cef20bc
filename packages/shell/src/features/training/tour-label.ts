import type { Tour } from '@portal/protocol/control/training'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'

/** How far a tour is, in the words of the ribbon. */
export function useTourLabel() {
  const texts = useTexts('training')
  return ({ step, steps }: Pick<Tour, 'step' | 'steps'>): string => {
    if (step === null) return texts.beginTour
    if (step >= steps.length) return texts.finished
    return fillText(texts.stepOf, { step: String(step + 1), count: String(steps.length) })
  }
}
