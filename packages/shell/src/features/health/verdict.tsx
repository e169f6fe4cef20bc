import type { ReactNode } from 'react'
import type { FindingState } from './findings.ts'
import styles from './health-page.module.css'

interface VerdictProps {
  /** Absent while checks are under way. */
  readonly state?: FindingState | undefined
  readonly words: string
  /** What can be done about it. */
  readonly children: ReactNode
}

/** The result of all checks in a few words. */
export function Verdict({ state, words, children }: VerdictProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.verdict} role="status" data-state={state}>
        {words}
      </p>
      {children}
    </div>
  )
}
