import styles from './form.module.css'

interface SubmitButtonProps {
  readonly text: string
  /** Stands there instead while the form is on its way. */
  readonly busyText: string
  readonly busy: boolean
}

/** Keeps the focus while the form is on its way, which a button that is really disabled would lose. */
export function SubmitButton({ text, busyText, busy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={styles.submit}
      aria-disabled={busy}
      aria-busy={busy}
      // A field that is left may say what is wrong with it and push the button away from under the pressed mouse.
      onMouseDown={(event) => event.preventDefault()}
    >
      {busy ? busyText : text}
    </button>
  )
}
