import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './text-field.module.css'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'addon' | 'hint'>

/** A password that its owner may look at, with a word of warning while capitals are locked. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts('login')
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const field = useRef<EventTarget>(null)
  function noticeCapsLock(event: KeyboardEvent | MouseEvent): void {
    field.current = event.currentTarget
    setCapsLock(event.getModifierState('CapsLock'))
  }

  // Elsewhere nothing tells when capitals are unlocked. The warning goes with the end of the key or press that leads
  // away, not with the blur: what stands below would move from under the pointer.
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
