import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** What is wrong with the value; shown below and tied to the input. */
  readonly problem: string | undefined
  /** A control inside the field, at its end. */
  readonly addon?: ReactNode
}

/** A labelled native input with the look of the portal's other inputs. */
export function TextField({ label, problem, addon, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        {addon}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
