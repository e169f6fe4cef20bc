import { useTexts } from '../../lib/i18n/use-texts.ts'
import type { FindingState } from './findings.ts'
import styles from './health-page.module.css'

const signs: Readonly<Record<FindingState, string>> = { ok: '✓', note: 'i', warning: '!', problem: '✕' }

export interface ShownFinding {
  readonly subject: string
  readonly state: FindingState
  readonly sentence: string
}

interface FindingListProps {
  readonly findings: readonly ShownFinding[]
  /** Whether subjects are names of files, headers or calls rather than words. */
  readonly isTechnical?: boolean
}

/** Check results, each with its state, what was checked and what was found. */
export function FindingList({ findings, isTechnical = false }: FindingListProps) {
  const texts = useTexts('health')
  const Subject = isTechnical ? 'code' : 'span'
  return (
    <ul className={styles.findings}>
      {findings.map(({ subject, state, sentence }) => (
        <li key={subject} className={styles.finding} data-state={state}>
          <span className={styles.sign} role="img" aria-label={texts.states[state]}>
            {signs[state]}
          </span>
          <Subject className={styles.subject}>{subject}</Subject>
          <span className={styles.sentence}>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
