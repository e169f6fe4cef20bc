import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from '../parts/form.module.css'
import { PasswordField } from '../parts/password-field.tsx'
import { SubmitButton } from '../parts/submit-button.tsx'
import { PolicyChecklist } from './policy-checklist.tsx'
import { type ResetTicket, useNewPassword } from './use-new-password.ts'

interface NewPasswordStepProps extends ResetTicket {
  readonly onStartOver: (error?: unknown) => void
}

const policyId = 'password-policy'

/** The last step: a new password, judged as it is typed, and once more to be sure. */
export function NewPasswordStep({ onStartOver, ...ticket }: NewPasswordStepProps) {
  const texts = useTexts('reset-password')
  const passwordTexts = useTexts('password')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const form = useNewPassword(ticket, { first, second }, onStartOver)
  useEffect(() => first.current?.focus(), [])
  // The policy stands below the field anyway: it is not said twice.
  const policyBroken = form.passwordProblem === 'policy'
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <div role="alert" className={styles.alert}>
        {form.problem}
      </div>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={ticket.userName} />
      <PasswordField
        ref={first}
        label={passwordTexts.newPassword}
        name="newPassword"
        autoComplete="new-password"
        aria-describedby={policyId}
        value={form.password}
        onChange={(event) => form.setPassword(event.target.value)}
        onBlur={() => form.leave('password')}
        aria-invalid={policyBroken}
        problem={form.passwordProblem && !policyBroken ? passwordTexts[form.passwordProblem] : undefined}
      />
      <PolicyChecklist id={policyId} password={form.password} broken={policyBroken} />
      <PasswordField
        ref={second}
        label={passwordTexts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={form.confirmation}
        onChange={(event) => form.setConfirmation(event.target.value)}
        onBlur={() => form.leave('confirmation')}
        problem={form.confirmationProblem && passwordTexts[form.confirmationProblem]}
      />
      <SubmitButton text={texts.save} busyText={texts.saving} busy={form.busy} />
      <div className={styles.aside}>
        <button type="button" className={styles.link} onClick={() => onStartOver()}>
          {texts.backToAccount}
        </button>
      </div>
    </form>
  )
}
