import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { CodeField } from './code-field.tsx'
import styles from './form.module.css'
import { ResendButton } from './resend-button.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type CodeCalls, useCodeForm } from './use-code-form.ts'

interface CodeFormProps {
  /** Most of the number is hidden; undefined while it isn't known. */
  readonly maskedPhone: string | undefined
  readonly calls: CodeCalls
  readonly back: { readonly text: string; readonly go: () => void }
}

/** Asks for the code that was sent to a telephone; the sixth digit submits it. */
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
