import type { ComponentProps } from 'react'
import { EntranceHeading } from '../../../entrance/entrance-page.tsx'
import { SecondStepForm } from '../../../entrance/second-step-form.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { usePageTitle } from '../../../page-title.ts'

/** Two-factor sign-in: the code that the first step has sent makes the session (specification §4). */
export function SecondStep(step: Omit<ComponentProps<typeof SecondStepForm>, 'backText'>) {
  const texts = useTexts('verification')
  usePageTitle(texts.secondStep)
  return (
    <>
      <EntranceHeading heading={texts.secondStep} lead={texts.secondStepLead} />
      <SecondStepForm {...step} backText={texts.backToSignIn} />
    </>
  )
}
