import { type StateGroup, type StateTone, stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import type { ReactNode } from 'react'
import styles from './state-chip.module.css'
import { stateWord } from './states.ts'

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

interface StateProps {
  readonly group: StateGroup
  /** As the backend sends it. */
  readonly code: string
}

/** A state of the company's records, in the words of the dictionary. */
export function State({ group, code }: StateProps) {
  const { language } = usePortalSnapshot()
  return <StateChip tone={stateTone(group, code)}>{stateWord(language, group, code)}</StateChip>
}
