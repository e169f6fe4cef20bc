import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** What is wrong with the value; shown below and tied to the input. */
  readonly problem?: string | undefined
  /** What to know while typing; announced when it changes, so give an empty one as long as there is nothing to say. */
  readonly hint?: string
  /** A control inside the field, at its end. */
  readonly addon?: ReactNode
}

/** A labelled native input with the look of the portal's other inputs. */
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
