import type { EntryOutcome } from '@portal/protocol/control/entries'
import { shownValue } from './shown-value.ts'

const signs = { added: '+', updated: '~', unchanged: '=' } as const

/** What was changed, or would be, a line for each entry. */
export const entryChanges = (kind: string, { changes }: Pick<EntryOutcome, 'changes'>): string =>
  changes
    .map(({ key, change, fields }) => {
      const lines = Object.entries(fields).map(
        ([name, { from, to }]) => `${name}: ${shownValue(from)} → ${shownValue(to)}`,
      )
      return [`${signs[change]} ${kind} ${key}`, ...lines].join('  ')
    })
    .join('\n')
