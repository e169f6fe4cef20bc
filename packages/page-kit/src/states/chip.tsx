import type { StateTone } from '@portal/sub-app-sdk/look/state-tones'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

interface StateChipProps {
  readonly tone?: StateTone
  readonly children: ReactNode
}

/** A state or a kind as a small word, for those of a team's own; the colour only supports the word. */
export const StateChip = ({ tone = 'neutral', children }: StateChipProps) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
)
