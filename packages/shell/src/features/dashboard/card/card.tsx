import { type ReactNode, useId } from 'react'
import styles from './card.module.css'
import { useOverflow } from './use-overflow.ts'

interface CardProps {
  readonly title: string
  /** How much there is in all; shown beside the title. */
  readonly count?: number | undefined
  /** Stands at the end of the title's line. */
  readonly actions?: ReactNode
  /** Its content is on the way. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** The frame of every widget, named by its title. */
export function Card({ title, count, actions, isBusy = false, children }: CardProps) {
  const id = useId()
  const { box, overflows } = useOverflow<HTMLDivElement>()
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.header}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && count > 0 && (
          <span className={styles.count}>{count > 999 ? '999+' : count}</span>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
      {/* Whoever has no pointer scrolls it, too: with the arrow keys, once it has the focus. */}
      <div
        ref={box}
        className={styles.body}
        {...(overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {})}
      >
        {children}
      </div>
    </section>
  )
}
