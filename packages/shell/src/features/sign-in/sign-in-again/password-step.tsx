import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstStep, type PendingSignIn } from '../../../session/sign-in.ts'
import styles from '../parts/form.module.css'
import { SubmitButton } from '../parts/submit-button.tsx'
import { PasswordField } from '../parts/text-field.tsx'
import { useSubmission } from '../parts/use-submission.ts'

interface PasswordStepProps {
  readonly userName: string
  /** The error of the second step that led back here; null for none. */
  readonly initialError: unknown
  readonly onPending: (pending: PendingSignIn) => void
  readonly onCertificate: (certificate: string) => Promise<void>
}

/** The password of the session's user. */
export function PasswordStep({ userName, initialError, onPending, onCertificate }: PasswordStepProps) {
  const { t } = useTranslation('session')
  const { submit, busy, problem } = useSubmission(initialError)
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
      if (typeof answer === 'string') await onCertificate(answer)
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
