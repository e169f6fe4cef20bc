import { type StateGroup, type StateTone, stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { toneColors } from '@portal/sub-app-sdk/look/tone-colors'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import type { ReactNode } from 'react'
import { stateWord } from './states.ts'

interface StateChipProps {
  readonly tone: StateTone
  readonly children: ReactNode
}

/** A state as a small coloured word, for states of a team's own. */
export function StateChip({ tone, children }: StateChipProps) {
  const { theme } = usePortalSnapshot()
  const { text, fill } = toneColors[theme][tone]
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        paddingInline: 8,
        borderRadius: 11,
        fontSize: 12,
        lineHeight: '22px',
        // On the baseline of a text it would make the line higher.
        verticalAlign: 'top',
        whiteSpace: 'nowrap',
        color: text,
        background: fill,
      }}
    >
      <span aria-hidden style={{ width: 6, height: 6, borderRadius: '50%', background: 'currentColor' }} />
      {children}
    </span>
  )
}

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
