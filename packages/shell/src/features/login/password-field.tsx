import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import styles from './text-field.module.css'
import { TextField } from './text-field.tsx'

/** A password that its owner may look at. */
export function PasswordField({ label, problem }: { label: string; problem: string | undefined }) {
  const texts = useTexts('login')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      problem={problem}
      addon={
        <button
          type="button"
          className={styles.addon}
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {!shown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      }
    />
  )
}
