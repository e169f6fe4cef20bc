import { type ChangeEvent, type Ref, useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './code-field.module.css'
import { TextField } from './text-field.tsx'
import { codeIn, codeLength } from './verification-code.ts'

interface CodeFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly code: string
  readonly onChange: (code: string) => void
  readonly problem: string | undefined
  readonly readOnly: boolean
}

/** One native input for all six digits: typing, paste, autofill from a message and screen readers just work. */
export function CodeField({ code, onChange, ...field }: CodeFieldProps) {
  const texts = useTexts('verification')
  // Leaves an input method's composition alone until it ends; full-width digits are entered that way.
  const [composed, setComposed] = useState<string>()

  function read({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value)
    else onChange(codeIn(target.value))
  }

  return (
    <TextField
      {...field}
      label={texts.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      className={styles.code}
      placeholder={'–'.repeat(codeLength)}
      value={composed ?? code}
      onChange={read}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined)
        onChange(codeIn(currentTarget.value))
      }}
    />
  )
}
