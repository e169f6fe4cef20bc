import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstStep, type PendingSignIn } from '../../../session/sign-in.ts'
import styles from '../parts/form.module.css'
import { PasswordField } from '../parts/password-field.tsx'
import { SubmitButton } from '../parts/submit-button.tsx'
import { useSubmission } from '../parts/use-submission.ts'

interface PasswordStepProps {
  readonly userName: string
  /** Why a second step led back here; null when none did. */
  readonly earlier: unknown
  readonly onPending: (pending: PendingSignIn) => void
  /** Goes on with the certificate. */
  readonly onGranted: (certificate: string) => Promise<void>
}

/** The password of the user whose session it is. */
export function PasswordStep({ userName, earlier, onPending, onGranted }: PasswordStepProps) {
  const { t } = useTranslation('session')
  const { submit, busy, problem } = useSubmission(earlier)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const password = field.current?.value ?? ''
    setMissing(!password)
    if (!password) field.current?.focus()
    else void send(password)
  }

  const send = (password: string) =>
    submit(async (signal) => {
      const answer = await firstStep({ userName, password }, signal)
      if (typeof answer === 'string') await onGranted(answer)
      else onPending(answer)
    })

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div role="alert" className={styles.alert}>
        {problem}
      </div>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={userName} />
      <PasswordField
        ref={field}
        label={t('again.password')}
        name="password"
        autoComplete="current-password"
        problem={isMissing ? t('again.passwordRequired') : undefined}
      />
      <SubmitButton text={t('again.submit')} busyText={t('again.submitting')} busy={busy} />
    </form>
  )
}
