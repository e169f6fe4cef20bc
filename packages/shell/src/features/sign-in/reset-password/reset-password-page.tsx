import { useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { AuthHeading, AuthPage } from '../parts/auth-page.tsx'
import { useCarriedUserName } from '../parts/screen-links.ts'
import { AccountStep } from './account-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import styles from './reset-password-page.module.css'
import { VerificationStep } from './verification-step.tsx'

/** The current step with what it needs from the previous ones, in memory only. */
type ResetState =
  | { readonly step: 'account'; readonly userName: string; readonly error: unknown }
  | { readonly step: 'verification'; readonly userName: string; readonly maskedPhone: string }
  | { readonly step: 'newPassword'; readonly userName: string; readonly ticket: string }

type ResetStep = ResetState['step']

const resetSteps = ['account', 'verification', 'newPassword'] as const satisfies readonly ResetStep[]

/** The first step, perhaps again: `error` is what led back to it, null by the user's choice. */
const accountStep = (userName = '', error: unknown = null): ResetState => ({
  step: 'account',
  userName,
  error,
})

/** `/reset_password` (specification §2): account, code, new password; a reload starts over. */
export function ResetPasswordPage() {
  const texts = useTexts('reset-password')
  usePageTitle(texts.title)
  const carriedName = useCarriedUserName()
  const [state, setState] = useState<ResetState>(() => accountStep(carriedName))
  return (
    <AuthPage>
      <AuthHeading heading={texts.title} lead={texts.lead} />
      <StepList current={state.step} />
      <Step state={state} onStep={setState} />
    </AuthPage>
  )
}

function Step({ state, onStep }: { state: ResetState; onStep: (next: ResetState) => void }) {
  const startOver = (error?: unknown) => onStep(accountStep(state.userName, error))
  switch (state.step) {
    case 'account':
      return (
        <AccountStep
          userName={state.userName}
          initialError={state.error}
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

/** The steps with the current one marked; a new one is announced. */
function StepList({ current }: { current: ResetStep }) {
  const texts = useTexts('reset-password')
  const place = resetSteps.indexOf(current)
  return (
    <>
      <ol className={styles.steps} aria-label={texts.steps}>
        {resetSteps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index < place}
            aria-current={step === current ? 'step' : undefined}
          >
            {texts[step]}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.announcement}>
        {place > 0 && `${place + 1}/${resetSteps.length} ${texts[current]}`}
      </p>
    </>
  )
}
