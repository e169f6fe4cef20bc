import styles from './status-chip.module.css'

export type Tone = 'neutral' | 'active' | 'success' | 'warning' | 'error'

/** A state in a word; the colour only underlines what the word says. */
export const StatusChip = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
)
