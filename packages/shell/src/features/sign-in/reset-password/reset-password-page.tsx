import { useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { EntranceHeading, EntrancePage } from '../parts/entrance-page.tsx'
import { useTypedName } from '../parts/typed-name.ts'
import { AccountStep } from './account-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { accountStep, type ResetState } from './reset-state.ts'
import { StepList } from './step-list.tsx'
import { VerificationStep } from './verification-step.tsx'

/** `/reset_password` (specification §2): account, code, new password; a reload begins anew. */
export function ResetPasswordPage() {
  const texts = useTexts('reset-password')
  usePageTitle(texts.title)
  const typedName = useTypedName()
  const [state, setState] = useState<ResetState>(() => accountStep(typedName))
  return (
    <EntrancePage>
      <EntranceHeading heading={texts.title} lead={texts.lead} />
      <StepList current={state.step} />
      <Step state={state} onStep={setState} />
    </EntrancePage>
  )
}

function Step({ state, onStep }: { state: ResetState; onStep: (next: ResetState) => void }) {
  const startOver = (error?: unknown) => onStep(accountStep(state.userName, error))
  switch (state.step) {
    case 'account':
      return (
        <AccountStep
          userName={state.userName}
          earlier={state.error}
          onFound={(found) => onStep({ step: 'verification', ...found })}
        />
      )
    case 'verification':
      return (
        <VerificationStep
          userName={state.userName}
          maskedPhone={state.maskedPhone}
          onVerified={(ticket) => onStep({ step: 'newPassword', userName: state.userName, ticket })}
          onStartOver={startOver}
        />
      )
    case 'newPassword':
      return <NewPasswordStep userName={state.userName} ticket={state.ticket} onStartOver={startOver} />
  }
}
