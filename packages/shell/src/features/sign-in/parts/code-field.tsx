import { type ChangeEvent, type Ref, useCallback, useEffect, useState } from 'react'
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

/** Seconds between two codes (assumed). */
export const codeWaitSeconds = 60

const secondMs = 1_000

/** Whole seconds left: of `initial` since the first render, or of `seconds` since the last `restart`. */
export function useCountdown(seconds: number, initial = 0) {
  const [end, setEnd] = useState(() => Date.now() + initial * secondMs)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // By the clock, since timers of a background page are throttled.
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) clearInterval(ticking)
    }, secondMs)
    return () => clearInterval(ticking)
  }, [end])
  const restart = useCallback(() => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * secondMs)
  }, [seconds])
  return { left: Math.max(0, Math.ceil((end - now) / secondMs)), restart }
}
