import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/paths.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import { entranceAddress } from '../parts/entrance-address.ts'
import styles from '../parts/form.module.css'
import { PasswordField } from '../parts/password-field.tsx'
import { SubmitButton } from '../parts/submit-button.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useNameToHandOn } from '../parts/typed-name.ts'
import { type CredentialField, missingFields, readCredentials } from './credentials.ts'
import { rememberedUserName } from './remembered-user-name.ts'
import { useSignIn } from './use-sign-in.ts'

interface LoginFormProps {
  /** Stands in the field at first; undefined: the name that is remembered. */
  readonly userName: string | undefined
  readonly earlier: unknown
  readonly onTyping: () => void
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

const focusField = (form: HTMLFormElement | null, field: CredentialField) =>
  form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

/** User name and password; what went wrong is said in place and announced. */
export function LoginForm({ userName, onTyping, ...options }: LoginFormProps) {
  const texts = useTexts('login')
  const errorTexts = useTexts('errors')
  const { search } = useLocation()
  const { problem, isOutdated, goodNews, busy, submitForm } = useSignIn(options)
  const [missing, setMissing] = useState<readonly CredentialField[]>([])
  const [remembered] = useState(rememberedUserName)
  const [firstName] = useState(userName ?? remembered.userName)
  const { setTypedName, handedOn } = useNameToHandOn(firstName)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusField(form.current, firstName ? 'password' : 'userName'), [firstName])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const lacking = missingFields(readCredentials(data))
    setMissing(lacking)
    const [first] = lacking
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
        {goodNews}
      </div>
      <TextField
        label={texts.userName}
        name="userName"
        autoComplete="username"
        maxLength={64}
        defaultValue={firstName}
        onInput={(event) => setTypedName(event.currentTarget.value)}
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
        <Link className={styles.link} to={entranceAddress(paths.resetPassword, search)} state={handedOn}>
          {texts.forgotPassword}
        </Link>
      </div>
      <SubmitButton text={texts.submit} busyText={texts.submitting} busy={busy} />
    </form>
  )
}
