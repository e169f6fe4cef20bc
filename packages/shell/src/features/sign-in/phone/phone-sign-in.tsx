import { RemoteError } from '@portal/protocol/remote-error'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { anonymousApi } from '../../../lib/api/backend.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../session/session-store.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import { AuthHeading } from '../parts/auth-page.tsx'
import { CodeField, codeWaitSeconds, useCountdown } from '../parts/code-field.tsx'
import form from '../parts/form.module.css'
import { SubmitButton } from '../parts/submit-button.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useSubmission } from '../parts/use-submission.ts'
import { codeLength } from '../parts/verification-code.ts'
import styles from './phone-sign-in.module.css'

/** A typed telephone number without separators; undefined when it can't be one. */
export function phoneIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s().-]/g, '')
  return /^\+?\d{3,20}$/.test(plain) ? plain : undefined
}

interface PhoneSignInProps {
  /** The frame will be needed soon. */
  readonly onTyping: () => void
  readonly onPending: (pending: PendingSignIn) => void
  /** Back to user name and password. */
  readonly onLeave: () => void
}

/** Sign-in with a code that is sent to a telephone (specification §7: getTokenToPhoneCode). Nothing of it is stored. */
export function PhoneSignIn({ onTyping, onPending, onLeave }: PhoneSignInProps) {
  const texts = useTexts('verification')
  usePageTitle(texts.byPhone)
  const phoneField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const { submit, busy, problem } = useSubmission()
  const { left, restart } = useCountdown(codeWaitSeconds)
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<'phone' | 'code'>()
  const [isSent, setSent] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  // Only the number that just got a code has to wait for another.
  const wait = phoneIn(phone) === sentTo ? left : 0
  useEffect(() => phoneField.current?.focus(), [])

  /** The typed telephone number; the field shows an error if it is unusable. */
  function requirePhone(): string | undefined {
    const number = phoneIn(phone)
    setMissing(number === undefined ? 'phone' : undefined)
    if (number === undefined) phoneField.current?.focus()
    return number
  }

  async function sendCode(): Promise<void> {
    if (wait > 0) return
    const number = requirePhone()
    if (number === undefined) return
    setSent(false)
    const isDone = await submit(async (signal) => {
      await anonymousApi.sendVerificationCode({ query: { phone: number } }, { signal })
    })
    if (!isDone) return
    restart()
    setSentTo(number)
    setCode('')
    setSent(true)
    codeField.current?.focus()
  }

  function signIn(typed: string): void {
    const number = requirePhone()
    if (number === undefined) return
    if (typed.length < codeLength) {
      setMissing('code')
      codeField.current?.focus()
      return
    }
    setSent(false)
    void submit(async (signal) => {
      try {
        const { data } = await anonymousApi.getTokenToPhoneCode(
          { body: { phone: number, code: typed } },
          { signal },
        )
        if (!data?.certificate) throw new RemoteError('malformed', 'getTokenToPhoneCode')
        const { certificate, twoFactorAuthenticationYOrN } = data
        if (twoFactorAuthenticationYOrN === 'Y') onPending({ certificate })
        else useSession.getState().signedIn(certificate)
      } catch (error) {
        // A wrong code is cleared; after a network failure the same one may be tried again.
        if (error instanceof RemoteError && error.kind === 'rejection') setCode('')
        codeField.current?.focus()
        throw error
      }
    })
  }

  function onCode(next: string): void {
    setCode(next)
    if (next.length === codeLength && next !== code) signIn(next)
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    signIn(code)
  }

  return (
    <>
      <AuthHeading heading={texts.byPhone} lead={texts.byPhoneLead} />
      <form className={form.form} onSubmit={onSubmit} onInput={onTyping} noValidate>
        <div role="alert" className={form.alert}>
          {problem}
        </div>
        <div role="status" className={form.good}>
          {isSent && texts.codeSent}
        </div>
        <TextField
          ref={phoneField}
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          className={styles.phone}
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          problem={missing === 'phone' ? texts.phoneRequired : undefined}
          addon={
            <button
              type="button"
              className={styles.send}
              aria-disabled={wait > 0 || busy}
              onClick={() => void sendCode()}
            >
              {texts.sendCode}
              {wait > 0 && ` (${wait})`}
            </button>
          }
        />
        <CodeField
          ref={codeField}
          code={code}
          onChange={onCode}
          readOnly={busy}
          problem={missing === 'code' ? texts.incomplete : undefined}
        />
        <SubmitButton text={texts.signIn} busyText={texts.verifying} busy={busy} />
        <div className={form.aside}>
          <button type="button" className={form.link} onClick={onLeave}>
            {texts.byPassword}
          </button>
        </div>
      </form>
    </>
  )
}
