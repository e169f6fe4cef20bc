import { passwordRules } from '@portal/protocol/rules/password-policy'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from '../parts/form.module.css'
import { SubmitButton } from '../parts/submit-button.tsx'
import { PasswordField } from '../parts/text-field.tsx'
import policyStyles from './new-password-step.module.css'
import { type ResetTicket, useNewPassword } from './use-new-password.ts'

interface NewPasswordStepProps extends ResetTicket {
  readonly onStartOver: (error?: unknown) => void
}

const policyId = 'password-policy'

/** The last step: a new password, checked as it is typed, and its confirmation. */
export function NewPasswordStep({ onStartOver, ...ticket }: NewPasswordStepProps) {
  const texts = useTexts('reset-password')
  const passwordTexts = useTexts('password')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const form = useNewPassword(ticket, { first, second }, onStartOver)
  useEffect(() => first.current?.focus(), [])
  // The policy is below the field already.
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

interface PolicyChecklistProps {
  /** Of the policy's text, for the field's `aria-describedby`. */
  readonly id: string
  readonly password: string
  /** The field was left with a password that breaks the policy. */
  readonly broken: boolean
}

/** The password policy in its documented words (specification §5), and which of its rules a password follows. */
function PolicyChecklist({ id, password, broken }: PolicyChecklistProps) {
  const texts = useTexts('reset-password')
  const { policy } = useTexts('password')
  return (
    <div className={policyStyles.policy}>
      <p id={id} className={broken ? policyStyles.broken : undefined}>
        {policy}
      </p>
      <ul className={policyStyles.rules}>
        {passwordRules.map(({ name, pattern }) => {
          const met = pattern.test(password)
          return (
            <li key={name} className={policyStyles.rule} data-met={met}>
              <svg
                width="14"
                height="14"
                viewBox="0 0 14 14"
                role="img"
                aria-label={met ? texts.met : texts.unmet}
              >
                {met ? <path d="m3 7.5 2.8 2.8L11 4.5" /> : <circle cx="7" cy="7" r="2" />}
              </svg>
              {texts.rules[name]}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
