import { encryptPassword } from '@portal/protocol/password-cipher'
import { confirmationProblem, newPasswordProblem } from '@portal/protocol/rules/password-policy'
import { type FormEvent, type RefObject, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { apiOfNobody } from '../../../lib/api/entrance-client.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { entranceAddress } from '../parts/entrance-address.ts'
import { startsOver } from '../parts/starts-over.ts'
import { useSubmission } from '../parts/use-submission.ts'
import { passwordWasReset } from './after-reset.ts'

/** What a checked code is worth. */
export interface ResetTicket {
  readonly userName: string
  readonly ticket: string
}

type Field = 'password' | 'confirmation'
type Input = RefObject<HTMLInputElement | null>

/** The two fields of a new password, each judged once it was left, and what becomes of them. */
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
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set())
  const problems = {
    password: newPasswordProblem(password),
    confirmation: confirmationProblem(confirmation, password),
  }
  const judge = (...fields: Field[]) => setJudged(new Set([...judged, ...fields]))

  const save = () =>
    submit(async (signal) => {
      const newPassword = encryptPassword(password, getConfig().cipherKey)
      try {
        await apiOfNobody.updateUserPassword({ body: { userName, ticket, newPassword } }, { signal })
      } catch (error) {
        if (startsOver(error)) return onStartOver(error)
        throw error
      }
      await passwordWasReset(userName, texts)
      navigate(entranceAddress(paths.login, search), { replace: true })
    })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    judge('password', 'confirmation')
    if (problems.password) inputs.first.current?.focus()
    else if (problems.confirmation) inputs.second.current?.focus()
    else void save()
  }

  return {
    ...{ password, setPassword, confirmation, setConfirmation, busy, problem, onSubmit },
    leave: (field: Field) => {
      // Nothing typed yet is no mistake yet.
      if (field === 'password' ? password : confirmation) judge(field)
    },
    passwordProblem: judged.has('password') ? problems.password : undefined,
    confirmationProblem: judged.has('confirmation') ? problems.confirmation : undefined,
  }
}
