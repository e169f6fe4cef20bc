import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/paths.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import styles from '../parts/form.module.css'
import { authScreenAddress, useUserNameToCarry } from '../parts/screen-links.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { PasswordField, TextField } from '../parts/text-field.tsx'
import {
  type CredentialField,
  missingFields,
  readCredentials,
  rememberedUserName,
  useSignIn,
} from './use-sign-in.ts'

interface LoginFormProps {
  /** The initial value; undefined for the remembered one. */
  readonly userName: string | undefined
  readonly initialError: unknown
  readonly onTyping: () => void
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

const focusField = (form: HTMLFormElement | null, field: CredentialField) =>
  form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

/** User name and password; errors are shown in place and announced. */
export function LoginForm({ userName, onTyping, ...options }: LoginFormProps) {
  const texts = useTexts('login')
  const errorTexts = useTexts('errors')
  const { search } = useLocation()
  const { problem, isOutdated, success, busy, submitForm } = useSignIn(options)
  const [missing, setMissing] = useState<readonly CredentialField[]>([])
  const [remembered] = useState(rememberedUserName)
  const [initialName] = useState(userName ?? remembered.userName)
  const { setUserName, linkState } = useUserNameToCarry(initialName)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusField(form.current, initialName ? 'password' : 'userName'), [initialName])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const emptyFields = missingFields(readCredentials(data))
    setMissing(emptyFields)
    const [first] = emptyFields
    if (first) focusField(event.currentTarget, first)
    else void submitForm(data)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} onInput={onTyping} noValidate>
      <div role="alert" className={styles.alert}>
        {problem}
        {isOutdated && (
          <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
            {errorTexts.reload}
          </button>
        )}
      </div>
      <div role="status" className={styles.good}>
        {success}
      </div>
      <TextField
        label={texts.userName}
        name="userName"
        autoComplete="username"
        maxLength={64}
        defaultValue={initialName}
        onInput={(event) => setUserName(event.currentTarget.value)}
        problem={missing.includes('userName') ? texts.userNameRequired : undefined}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        problem={missing.includes('password') ? texts.passwordRequired : undefined}
      />
      <div className={styles.aside}>
        <label className={styles.tick}>
          <input type="checkbox" name="remember" defaultChecked={remembered.remember} />
          {texts.rememberAccount}
        </label>
        <Link className={styles.link} to={authScreenAddress(paths.resetPassword, search)} state={linkState}>
          {texts.forgotPassword}
        </Link>
      </div>
      <SubmitButton text={texts.submit} busyText={texts.submitting} busy={busy} />
    </form>
  )
}
