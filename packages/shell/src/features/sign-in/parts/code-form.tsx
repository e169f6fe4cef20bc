import { RemoteError } from '@portal/protocol/remote-error'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { CodeField, codeWaitSeconds, useCountdown } from './code-field.tsx'
import styles from './form.module.css'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission, type Work } from './use-submission.ts'
import { codeLength, mustStartOver } from './verification-code.ts'

interface CodeFormProps {
  /** Undefined while unknown. */
  readonly maskedPhone: string | undefined
  readonly calls: CodeCalls
  readonly back: { readonly text: string; readonly go: () => void }
}

/** The code that was sent to a telephone; the sixth digit submits it. */
export function CodeForm({ maskedPhone, calls, back }: CodeFormProps) {
  const texts = useTexts('verification')
  const field = useRef<HTMLInputElement>(null)
  const form = useCodeForm(field, calls)
  useEffect(() => field.current?.focus(), [])
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <div role="alert" className={styles.alert}>
        {form.problem}
      </div>
      <div role="status" className={styles.good}>
        {form.sentAgain && texts.sentAgain}
      </div>
      <p>
        {texts.sentTo} <strong className={styles.phone}>{maskedPhone ?? texts.yourPhone}</strong>
      </p>
      <CodeField
        ref={field}
        code={form.code}
        onChange={form.onChange}
        readOnly={form.busy}
        problem={form.incomplete ? texts.incomplete : undefined}
      />
      <SubmitButton text={texts.verify} busyText={texts.verifying} busy={form.busy} />
      <div className={styles.aside}>
        <button type="button" className={styles.link} onClick={back.go}>
          {back.text}
        </button>
        <ResendButton onResend={form.resend} />
      </div>
    </form>
  )
}

interface CodeCalls {
  /** Rejects when the code is wrong. */
  readonly verify: (code: string, signal: AbortSignal) => Promise<void>
  /** Sends another code. */
  readonly resend: Work
  /** The server accepts no further attempt. */
  readonly onStartOver: (error: unknown) => void
}

/** The digits so far, and the result of the last attempt or code request. */
function useCodeForm(field: RefObject<HTMLInputElement | null>, calls: CodeCalls) {
  const { submit, busy, problem } = useSubmission()
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const [sentAgain, setSentAgain] = useState(false)

  const attempt = (work: Work) =>
    submit(async (signal) => {
      setSentAgain(false)
      setIncomplete(false)
      try {
        await work(signal)
      } catch (error) {
        if (mustStartOver(error)) return calls.onStartOver(error)
        // A wrong code is cleared; after a network failure the same one may be tried again.
        if (error instanceof RemoteError && error.kind === 'rejection') setCode('')
        field.current?.focus()
        throw error
      }
    })

  const check = (typed: string) => void attempt((signal) => calls.verify(typed, signal))

  function onChange(next: string): void {
    setCode(next)
    if (next.length === codeLength && next !== code) check(next)
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const complete = code.length === codeLength
    setIncomplete(!complete)
    if (complete) check(code)
    else field.current?.focus()
  }

  const resend = () =>
    attempt(async (signal) => {
      await calls.resend(signal)
      setCode('')
      setSentAgain(true)
      field.current?.focus()
    })

  return { code, busy, problem, incomplete, sentAgain, onChange, onSubmit, resend }
}

/** Sends another code, though not at once: the last one may still be on its way. */
function ResendButton({ onResend }: { onResend: () => Promise<boolean> }) {
  const texts = useTexts('verification')
  const { left, restart } = useCountdown(codeWaitSeconds, codeWaitSeconds)
  return (
    <button
      type="button"
      className={styles.link}
      aria-disabled={left > 0}
      onClick={() => {
        if (left === 0) void onResend().then((sent) => sent && restart())
      }}
    >
      {texts.resend}
      {left > 0 && ` (${left})`}
    </button>
  )
}
