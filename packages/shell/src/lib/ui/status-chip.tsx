import type { ReactNode } from 'react'
import styles from './status-chip.module.css'

export type Tone = 'neutral' | 'active' | 'success' | 'warning' | 'error'

/** A state or a kind in a word; the colour only underlines what the word says. */
export const StatusChip = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
)
