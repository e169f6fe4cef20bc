import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { anonymousApi } from '../../../lib/api/backend.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/routes.ts'
import { Link } from '../../../lib/ui/link.tsx'
import styles from '../parts/form.module.css'
import { authScreenAddress, useUserNameToCarry } from '../parts/screen-links.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useSubmission } from '../parts/use-submission.ts'

interface Found {
  readonly userName: string
  readonly maskedPhone: string
}

interface AccountStepProps {
  readonly userName: string
  /** The error of a later step that led back here; null for none. */
  readonly initialError: unknown
  readonly onFound: (found: Found) => void
}

/** Finds the account and sends a code to its telephone. */
async function findAndSend(typedName: string, signal: AbortSignal): Promise<Found> {
  const { userName } = (await anonymousApi.findUserByQuery({ body: { userName: typedName } }, { signal }))
    .data
  const { maskedPhone } = (await anonymousApi.sendVerificationCodeV2({ body: { userName } }, { signal })).data
  return { userName, maskedPhone }
}

/** The first step: whose password it is. */
export function AccountStep({ userName, initialError, onFound }: AccountStepProps) {
  const texts = useTexts('reset-password')
  const { search } = useLocation()
  const { submit, busy, problem } = useSubmission(initialError)
  const [missing, setMissing] = useState(false)
  const { setUserName, linkState } = useUserNameToCarry(userName)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const typedName = field.current?.value.trim() ?? ''
    setMissing(!typedName)
    if (typedName) void submit(async (signal) => onFound(await findAndSend(typedName, signal)))
    else field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div role="alert" className={styles.alert}>
        {problem}
      </div>
      <TextField
        ref={field}
        label={texts.userName}
        name="userName"
        autoComplete="username"
        maxLength={64}
        defaultValue={userName}
        onInput={(event) => setUserName(event.currentTarget.value)}
        problem={missing ? texts.userNameRequired : undefined}
      />
      <SubmitButton text={texts.next} busyText={texts.searching} busy={busy} />
      <div className={styles.aside}>
        <Link className={styles.link} to={authScreenAddress(paths.login, search)} state={linkState}>
          {texts.backToSignIn}
        </Link>
      </div>
    </form>
  )
}
