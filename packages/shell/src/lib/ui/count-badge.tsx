import type { ReactNode } from 'react'
import styles from './count-badge.module.css'

/** More than that is not counted out. */
const most = 99

interface CountMarkProps {
  /** The number behind the icon; `some` where it is shown elsewhere. */
  readonly count: number | 'some'
  readonly children: ReactNode
}

/** An icon with a count or a dot at its corner. Decorative: the accessible name of its owner contains the count. */
export function CountBadge({ count, children }: CountMarkProps) {
  return (
    <span className={styles.marked}>
      {children}
      {count === 'some' && <span className={styles.dot} aria-hidden />}
      {count !== 'some' && count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > most ? `${most}+` : count}
        </span>
      )}
    </span>
  )
}
