import type { ReactNode } from 'react'
import { TileWall } from '../../lib/ui/tile-wall.tsx'
import styles from './error-screen.module.css'

interface ErrorScreenProps {
  /** A short code for what happened, e.g. a status number. */
  readonly sign: string
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

/** The common layout of error pages: what happened, what it means, what to do. */
export function ErrorScreen({ sign, title, hint, children }: ErrorScreenProps) {
  return (
    <section className={styles.screen} aria-labelledby="error-title">
      <TileWall className={styles.wall} side={40} />
      <p className={styles.sign} aria-hidden="true">
        {sign}
      </p>
      <h1 id="error-title" className={styles.title}>
        {title}
      </h1>
      <p className={styles.hint}>{hint}</p>
      {children}
    </section>
  )
}
