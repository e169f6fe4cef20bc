import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** The error, shown below and tied to the input. */
  readonly problem?: string | undefined
  /** Announced when it changes; pass an empty one, not undefined, while there is nothing to announce. */
  readonly hint?: string
  /** A control inside the field, at its end. */
  readonly addon?: ReactNode
}

/** A labelled native input that looks like antd's. */
export function TextField({ label, problem, hint, addon, ...input }: TextFieldProps) {
  const id = useId()
  const about = [hint && `${id}-hint`, problem !== undefined && `${id}-problem`, input['aria-describedby']]
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          required
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          className={`${styles.input} ${input.className ?? ''}`}
          aria-invalid={problem !== undefined || input['aria-invalid']}
          aria-describedby={about.filter(Boolean).join(' ') || undefined}
        />
        {addon}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} role="status" className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'addon' | 'hint'>

/** A password that can be shown, with a warning while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts('login')
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const field = useRef<EventTarget>(null)
  function noticeCapsLock(event: KeyboardEvent | MouseEvent): void {
    field.current = event.currentTarget
    setCapsLock(event.getModifierState('CapsLock'))
  }

  // Outside the field Caps Lock isn't tracked. The warning disappears at the end of the key or press that leaves the
  // field, not on blur: the layout below would shift under the pointer.
  useEffect(() => {
    if (!capsLock) return
    const noticeLeaving = () => {
      if (document.activeElement !== field.current) setCapsLock(false)
    }
    window.addEventListener('keyup', noticeLeaving)
    window.addEventListener('click', noticeLeaving)
    return () => {
      window.removeEventListener('keyup', noticeLeaving)
      window.removeEventListener('click', noticeLeaving)
    }
  }, [capsLock])

  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={128}
      hint={capsLock ? texts.capsLock : ''}
      onKeyDown={noticeCapsLock}
      onKeyUp={noticeCapsLock}
      onMouseDown={noticeCapsLock}
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
