import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { anonymousApi } from '../../../lib/api/backend.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { paths } from '../../../lib/routes.ts'
import { Link } from '../../../lib/ui/link.tsx'
import { AuthHeading, AuthPage } from '../parts/auth-page.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import formStyles from '../parts/form.module.css'
import { authScreenAddress, useCarriedUserName, useUserNameToCarry } from '../parts/screen-links.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useSubmission } from '../parts/use-submission.ts'
import { NewPasswordStep } from './new-password-step.tsx'
import styles from './reset-password-page.module.css'

interface Found {
  readonly userName: string
  readonly maskedPhone: string
}

interface AccountStepProps {
  readonly userName: string
  /** The error of a later step that led back here; null for none. */
  readonly initialError: unknown
  readonly onFound: (found: Found) => void
}

/** Finds the account and sends a code to its telephone. */
async function findAndSend(typedName: string, signal: AbortSignal): Promise<Found> {
  const { userName } = (await anonymousApi.findUserByQuery({ body: { userName: typedName } }, { signal }))
    .data
  const { maskedPhone } = (await anonymousApi.sendVerificationCodeV2({ body: { userName } }, { signal })).data
  return { userName, maskedPhone }
}

/** The first step: which account. */
function AccountStep({ userName, initialError, onFound }: AccountStepProps) {
  const texts = useTexts('reset-password')
  const { search } = useLocation()
  const { submit, busy, problem } = useSubmission(initialError)
  const [missing, setMissing] = useState(false)
  const { setUserName, linkState } = useUserNameToCarry(userName)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const typedName = field.current?.value.trim() ?? ''
    setMissing(!typedName)
    if (typedName) void submit(async (signal) => onFound(await findAndSend(typedName, signal)))
    else field.current?.focus()
  }

  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate>
      <div role="alert" className={formStyles.alert}>
        {problem}
      </div>
      <TextField
        ref={field}
        label={texts.userName}
        name="userName"
        autoComplete="username"
        maxLength={64}
        defaultValue={userName}
        onInput={(event) => setUserName(event.currentTarget.value)}
        problem={missing ? texts.userNameRequired : undefined}
      />
      <SubmitButton text={texts.next} busyText={texts.searching} busy={busy} />
      <div className={formStyles.aside}>
        <Link className={formStyles.link} to={authScreenAddress(paths.login, search)} state={linkState}>
          {texts.backToSignIn}
        </Link>
      </div>
    </form>
  )
}

interface VerificationStepProps {
  readonly userName: string
  readonly maskedPhone: string
  readonly onVerified: (ticket: string) => void
  readonly onStartOver: (error?: unknown) => void
}

/** The second step: the code proves that the account belongs to the user. */
function VerificationStep({ userName, maskedPhone, onVerified, onStartOver }: VerificationStepProps) {
  const texts = useTexts('reset-password')
  return (
    <CodeForm
      maskedPhone={maskedPhone}
      calls={{
        verify: async (code, signal) => {
          const { data } = await anonymousApi.validateVerificationCode(
            { body: { userName, code } },
            { signal },
          )
          onVerified(data.ticket)
        },
        resend: async (signal) =>
          void (await anonymousApi.sendVerificationCodeV2({ body: { userName } }, { signal })),
        onStartOver,
      }}
      back={{ text: texts.backToAccount, go: () => onStartOver() }}
    />
  )
}

/** The current step with what it needs from the previous ones, in memory only. */
type ResetState =
  | { readonly step: 'account'; readonly userName: string; readonly error: unknown }
  | { readonly step: 'verification'; readonly userName: string; readonly maskedPhone: string }
  | { readonly step: 'newPassword'; readonly userName: string; readonly ticket: string }

type ResetStep = ResetState['step']

const resetSteps = ['account', 'verification', 'newPassword'] as const satisfies readonly ResetStep[]

/** The first step, perhaps again: `error` is why, null if the user chose to. */
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
