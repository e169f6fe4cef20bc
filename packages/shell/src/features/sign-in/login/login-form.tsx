import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import type { Texts } from '../../../lib/i18n/namespaces.ts'
import { fillText, loadTexts } from '../../../lib/i18n/texts.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/routes.ts'
import { readStored, storedKeys, writeStored } from '../../../lib/storage/stored.ts'
import { failureText } from '../../../lib/ui/failure-text.ts'
import { Link } from '../../../lib/ui/link.tsx'
import { type SignOutReason, useSession } from '../../../session/session-store.ts'
import { type Credentials, firstStep, type PendingSignIn } from '../../../session/sign-in.ts'
import { signOnProblemText } from '../../../session/sign-on-problem.ts'
import styles from '../parts/form.module.css'
import { authScreenAddress, useUserNameToCarry } from '../parts/screen-links.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { PasswordField, TextField } from '../parts/text-field.tsx'
import { useSubmission } from '../parts/use-submission.ts'

interface SignInOptions {
  /** Why the second step led back here; null when it didn't. */
  readonly initialError: unknown
  /** Loads the second step before anything is sent: if it failed to load later, a code would be wasted. */
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

/** One sign-in at a time, and the message about the last attempt or the end of the last session. */
function useSignIn({ initialError, loadSecondStep, onPending }: SignInOptions) {
  const texts = useTexts('login')
  const errorTexts = useTexts('errors')
  const lastSignOut = useSession((session) => session.lastSignOut)
  const language = useLanguage((state) => state.language)
  // Rarely needed, so not among the texts of the sign-in page.
  const signOnTexts = lastSignOut?.problem && use(loadTexts(language, 'sign-on'))
  const { submit, busy, hasSubmitted, problem, isChunkMissing } = useSubmission(initialError)
  const showsLastSignOut = !hasSubmitted && initialError === null

  const submitForm = (form: FormData) =>
    submit(async (signal) => {
      const credentials = readCredentials(form)
      await loadSecondStep()
      const answer = await firstStep(credentials, signal)
      rememberUserName(credentials.userName, wantsRemembering(form))
      if (typeof answer === 'string') useSession.getState().signedIn(answer)
      else onPending(answer)
    })

  return {
    submitForm,
    busy,
    isChunkMissing,
    problem: problem || (showsLastSignOut ? farewellText(lastSignOut, texts, errorTexts, signOnTexts) : ''),
    success: showsLastSignOut && lastSignOut?.reason === 'passwordReset' ? texts.passwordReset : '',
  }
}

type CredentialField = keyof Credentials

const textOf = (form: FormData, field: CredentialField): string => {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** Spaces around a user name are typing errors; a password is taken as it is. */
const readCredentials = (form: FormData): Credentials => ({
  userName: textOf(form, 'userName').trim(),
  password: textOf(form, 'password'),
})

const wantsRemembering = (form: FormData): boolean => form.has('remember')

/** The empty fields, in the order of the form. */
const missingFields = (credentials: Credentials): readonly CredentialField[] =>
  (['userName', 'password'] as const).filter((field) => credentials[field] === '')

/** Days that a user name is remembered after its last sign-in (assumed). */
const days = 30

/** Stored if the user name shall not be remembered, e.g. on a shared machine: the choice itself is. */
const notRemembered = ''

/** The user name of the last sign-in here, and whether to remember the next one. */
function rememberedUserName(): { readonly userName: string; readonly remember: boolean } {
  const stored = readStored(storedKeys.userName)
  return { userName: stored ?? notRemembered, remember: stored !== notRemembered }
}

const rememberUserName = (userName: string, remember: boolean): void =>
  writeStored(storedKeys.userName, remember ? userName : notRemembered, { days })

/** Why the last session ended and what it left unsent, as text. */
function farewellText(
  lastSignOut: SignOutReason | undefined,
  ...texts: readonly [Texts['login'], Texts['errors'], Texts['sign-on'] | undefined]
): string {
  const { unsent = [] } = lastSignOut ?? {}
  const unsentText = unsent.length > 0 ? fillText(texts[0].unsent, { numbers: unsent.join(', ') }) : ''
  return [reasonText(lastSignOut, ...texts), unsentText].filter(Boolean).join(' ')
}

/** Empty when the user ended it. */
function reasonText(
  lastSignOut: SignOutReason | undefined,
  texts: Texts['login'],
  errors: Texts['errors'],
  signOn: Texts['sign-on'] | undefined,
): string {
  switch (lastSignOut?.reason) {
    case 'sessionEnded':
      return texts.sessionEnded
    case 'noResponsibilities':
      return texts.noResponsibilities
    case 'loadFailed':
      return failureText(lastSignOut.error, errors)
    case 'signOnRefused':
      return lastSignOut.problem && signOn ? signOnProblemText(lastSignOut.problem, signOn, errors) : ''
    case 'passwordReset': // a success, shown as such
    case undefined:
      return ''
  }
}

interface LoginFormProps {
  /** The initial value; undefined for the remembered one. */
  readonly userName: string | undefined
  readonly initialError: unknown
  /** Whether its first empty field is focused: not if another way to sign in comes first. */
  readonly isFirst: boolean
  readonly onTyping: () => void
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

const focusField = (form: HTMLFormElement | null, field: CredentialField) =>
  form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

/** User name and password; errors are shown in place and announced. */
export function LoginForm({ userName, isFirst, onTyping, ...options }: LoginFormProps) {
  const texts = useTexts('login')
  const errorTexts = useTexts('errors')
  const { search } = useLocation()
  const { problem, isChunkMissing, success, busy, submitForm } = useSignIn(options)
  const [missing, setMissing] = useState<readonly CredentialField[]>([])
  const [remembered] = useState(rememberedUserName)
  const [initialName] = useState(userName ?? remembered.userName)
  const { setUserName, linkState } = useUserNameToCarry(initialName)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isFirst) focusField(form.current, initialName ? 'password' : 'userName')
  }, [initialName, isFirst])

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
        {isChunkMissing && (
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
