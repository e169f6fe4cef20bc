import type { ReactNode } from 'react'
import styles from './count-mark.module.css'

/** More than that is not counted out. */
const most = 99

interface CountMarkProps {
  /** Of what waits behind the icon; `some` where the number is said elsewhere. */
  readonly count: number | 'some'
  readonly children: ReactNode
}

/** An icon with a count at its corner, or a dot. Decorative: the accessible name of what it marks says it. */
export function CountMark({ count, children }: CountMarkProps) {
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
