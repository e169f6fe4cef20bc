import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** What there is none of, as a sentence. */
  readonly text: string
  /** What can be done about it, e.g. a button. */
  readonly action?: ReactNode
}

/** Shown in place of data where there is none. */
export const EmptyState = ({ text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <p>{text}</p>
    {action}
  </div>
)
