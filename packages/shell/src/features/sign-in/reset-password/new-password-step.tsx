import type { UserInfo } from '@portal/protocol/entities/user'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { RemoteError } from '@portal/protocol/remote-error'
import { confirmationProblem, newPasswordProblem } from '@portal/protocol/rules/password-policy'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { anonymousApi, userOf } from '../../../lib/api/backend.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import type { Texts } from '../../../lib/i18n/namespaces.ts'
import { fillText } from '../../../lib/i18n/texts.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/routes.ts'
import { PasswordRules } from '../../../lib/ui/password-rules.tsx'
import { showToast } from '../../../lib/ui/toasts.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import styles from '../parts/form.module.css'
import { authScreenAddress } from '../parts/screen-links.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { PasswordField } from '../parts/text-field.tsx'
import { useSubmission } from '../parts/use-submission.ts'
import { mustStartOver } from '../parts/verification-code.ts'
import policyStyles from './new-password-step.module.css'

/** The result of a verified code. */
interface ResetTicket {
  readonly userName: string
  readonly ticket: string
}

type Field = 'password' | 'confirmation'
type Input = RefObject<HTMLInputElement | null>

/** The two fields of a new password, each validated once it was left, and the submit. */
function useNewPassword(
  { userName, ticket }: ResetTicket,
  inputs: { readonly first: Input; readonly second: Input },
  onStartOver: (error: unknown) => void,
) {
  const texts = useTexts('reset-password')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { submit, busy, problem } = useSubmission()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [validated, setValidated] = useState<ReadonlySet<Field>>(new Set())
  const problems = {
    password: newPasswordProblem(password),
    confirmation: confirmationProblem(confirmation, password),
  }
  const validate = (...fields: Field[]) => setValidated(new Set([...validated, ...fields]))

  const save = () =>
    submit(async (signal) => {
      const newPassword = encryptPassword(password, getConfig().cipherKey)
      try {
        await anonymousApi.updateUserPassword({ body: { userName, ticket, newPassword } }, { signal })
      } catch (error) {
        if (mustStartOver(error)) return onStartOver(error)
        throw error
      }
      await endReplacedSession(userName, texts)
      navigate(authScreenAddress(paths.login, search), { replace: true })
    })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    validate('password', 'confirmation')
    if (problems.password) inputs.first.current?.focus()
    else if (problems.confirmation) inputs.second.current?.focus()
    else void save()
  }

  return {
    ...{ password, setPassword, confirmation, setConfirmation, busy, problem, onSubmit },
    leave: (field: Field) => {
      // An empty field isn't an error until the form is submitted.
      if (field === 'password' ? password : confirmation) validate(field)
    },
    passwordProblem: validated.has('password') ? problems.password : undefined,
    confirmationProblem: validated.has('confirmation') ? problems.confirmation : undefined,
  }
}

/** The user signed in in this browser; undefined when the server reports none. */
async function signedInUser(): Promise<UserInfo | 'unknown' | undefined> {
  const { certificate } = useSession.getState()
  if (!certificate) return undefined
  return userOf(certificate).catch((error: unknown) =>
    error instanceof RemoteError && error.kind === 'sessionEnded' ? undefined : 'unknown',
  )
}

/**
 * Changing the password invalidates all certificates of the user (assumed), so the user's session in this browser ends.
 * Another user stays signed in and a toast says so; if the server can't be reached, the next call finds out.
 */
async function endReplacedSession(userName: string, texts: Texts['reset-password']): Promise<void> {
  const current = await signedInUser()
  if (current === undefined || (current !== 'unknown' && current.userName === userName)) {
    sessionController.end({ reason: 'passwordReset', userName })
  } else if (current !== 'unknown') {
    const text = fillText(texts.stillSignedInAs, { userName, name: current.userFullName })
    showToast({ kind: 'success', text, seconds: 5 })
  }
}

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
  // The policy is shown below the field already.
  const policyBroken = form.passwordProblem === 'policy'
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <div role="alert" className={styles.alert}>
        {form.problem}
      </div>
      {/* Tells a password manager which account this is. */}
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
  /** Id of the policy's text, for the field's `aria-describedby`. */
  readonly id: string
  readonly password: string
  /** The field was left with a password that violates the policy. */
  readonly broken: boolean
}

/** The password policy in its documented words (specification §5), and which of its rules a password follows. */
function PolicyChecklist({ id, password, broken }: PolicyChecklistProps) {
  const { policy } = useTexts('password')
  return (
    <div className={policyStyles.policy}>
      <p id={id} className={broken ? policyStyles.broken : undefined}>
        {policy}
      </p>
      <PasswordRules password={password} />
    </div>
  )
}
