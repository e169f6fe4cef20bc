import type { StateTone } from '@portal/sub-app-sdk/look/state-tones'
import type { ReactNode } from 'react'
import styles from './status-chip.module.css'

/** A state or a kind as a word; the colour only supports the word. */
export const StatusChip = ({ tone = 'neutral', children }: { tone?: StateTone; children: ReactNode }) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
)
