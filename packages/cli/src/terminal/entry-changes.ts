import type { EntryOutcome } from '@portal/protocol/control/entries'

const signs = { added: '+', updated: '~', unchanged: '=' } as const

/** What was changed, or would be, a line for each entry. */
export const entryChanges = (kind: string, { changes }: Pick<EntryOutcome, 'changes'>): string =>
  changes
    .map(({ key, change, fields }) => {
      const told = Object.entries(fields).map(
        ([name, { from, to }]) => `${name}: ${shown(from)} → ${shown(to)}`,
      )
      return [`${signs[change]} ${kind} ${key}`, ...told].join('  ')
    })
    .join('\n')

function shown(value: unknown): string {
  if (value === null || value === '') return 'none'
  return Array.isArray(value) ? value.join(',') || 'none' : String(value)
}
