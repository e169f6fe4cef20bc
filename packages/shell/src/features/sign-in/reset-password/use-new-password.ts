import type { UserInfo } from '@portal/protocol/entities/user'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { RemoteError } from '@portal/protocol/remote-error'
import { confirmationProblem, newPasswordProblem } from '@portal/protocol/rules/password-policy'
import { type FormEvent, type RefObject, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { anonymousApi, userOf } from '../../../lib/api/backend.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import type { Texts } from '../../../lib/i18n/namespaces.ts'
import { fillText } from '../../../lib/i18n/texts.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { showToast } from '../../../lib/ui/toasts.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { authScreenAddress } from '../parts/screen-links.ts'
import { useSubmission } from '../parts/use-submission.ts'
import { mustStartOver } from '../parts/verification-code.ts'

/** What a verified code gives. */
export interface ResetTicket {
  readonly userName: string
  readonly ticket: string
}

type Field = 'password' | 'confirmation'
type Input = RefObject<HTMLInputElement | null>

/** The two fields of a new password, each validated once it was left, and the submit. */
export function useNewPassword(
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

/** The user signed in in this browser; undefined when the server says there is none any more. */
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
