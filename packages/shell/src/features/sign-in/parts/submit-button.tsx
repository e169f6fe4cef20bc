import styles from './form.module.css'

interface SubmitButtonProps {
  readonly text: string
  /** Shown instead while the form is being submitted. */
  readonly busyText: string
  readonly busy: boolean
}

/** Stays focusable while the form is being submitted: a disabled button would lose the focus. */
export function SubmitButton({ text, busyText, busy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={styles.submit}
      aria-disabled={busy}
      aria-busy={busy}
      // The blurred field may otherwise show its error and push the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {busy ? busyText : text}
    </button>
  )
}
