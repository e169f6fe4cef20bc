import styles from './reason-list.module.css'

interface ReasonListProps {
  /** What the approvals are worth. */
  readonly worth: string
  readonly reasons: readonly string[]
}

/** Why approving needs a confirmation, a line for each reason. */
export function ReasonList({ worth, reasons }: ReasonListProps) {
  return (
    <>
      <p>{worth}</p>
      {reasons.length > 0 && (
        <ul className={styles.list}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  )
}
