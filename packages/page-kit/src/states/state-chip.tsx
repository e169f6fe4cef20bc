import { type StateGroup, stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { StateChip } from './chip.tsx'
import { stateWord } from './states.ts'

export { StateChip }

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
