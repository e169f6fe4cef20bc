import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { EntranceHeading } from '../parts/entrance-page.tsx'
import { SecondStepForm } from '../parts/second-step-form.tsx'

interface SecondStepProps extends Omit<ComponentProps<typeof SecondStepForm>, 'backText'> {
  /** What else there is to know while the code is awaited. */
  readonly notice?: ReactNode
}

/** Two-factor sign-in: the code that the first step has sent makes the session (specification §4). */
export function SecondStep({ notice, ...step }: SecondStepProps) {
  const texts = useTexts('verification')
  usePageTitle(texts.secondStep)
  return (
    <>
      <EntranceHeading heading={texts.secondStep} lead={texts.secondStepLead} />
      {notice}
      <SecondStepForm {...step} backText={texts.backToSignIn} />
    </>
  )
}
