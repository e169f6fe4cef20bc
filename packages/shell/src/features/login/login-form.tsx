import { type FormEvent, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { type CredentialField, missingFields, readCredentials } from './credentials.ts'
import styles from './login-form.module.css'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/** User name and password; what went wrong is said in place and announced. */
export function LoginForm({ onTyping }: { onTyping: () => void }) {
  const texts = useTexts('login')
  const { problem, submitting, submit } = useSignIn()
  const [missing, setMissing] = useState<readonly CredentialField[]>([])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const credentials = readCredentials(new FormData(form))
    const lacking = missingFields(credentials)
    setMissing(lacking)
    const [first] = lacking
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else void submit(credentials)
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} onInput={onTyping} noValidate>
      <div role="alert" className={styles.alert}>
        {problem}
      </div>
      <TextField
        label={texts.userName}
        name="userName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        problem={missing.includes('userName') ? texts.userNameRequired : undefined}
      />
      <PasswordField
        label={texts.password}
        problem={missing.includes('password') ? texts.passwordRequired : undefined}
      />
      <button type="submit" className={styles.submit} disabled={submitting}>
        {submitting ? texts.submitting : texts.submit}
      </button>
    </form>
  )
}
