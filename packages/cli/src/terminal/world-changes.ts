import type { ChangedThing, WorldChange } from '@portal/protocol/control/world-changes'
import { shownValue } from './shown-value.ts'

const words: Readonly<Record<ChangedThing, string>> = {
  order: 'order',
  retailOrder: 'retail order',
  sampleOrder: 'sample order',
  pickup: 'pickup',
  retailPickup: 'retail pickup',
  project: 'project',
  contract: 'contract',
  application: 'application',
  approval: 'approval of',
  notice: 'notice',
  questionnaire: 'questionnaire',
  user: 'user',
  role: 'role',
  menuItem: 'menu item',
  lookup: 'lookup',
  distributor: 'distributor',
  product: 'product',
  department: 'department',
  system: 'system',
  file: 'file',
  fault: 'fault',
  clock: 'clock',
  setting: 'setting',
  rows: 'rows of',
}

/** Changes of one kind that are shown; the others are counted. */
const mostShown = 20

/** What happened in a world, a line for each change; empty where nothing did. */
export function changeLines(changes: readonly WorldChange[]): string {
  const kinds = [...new Set(changes.map(({ what }) => what))]
  return kinds
    .flatMap((kind) => {
      const ofKind = changes.filter(({ what }) => what === kind)
      const rest = ofKind.length - mostShown
      const more = rest > 0 ? [`  … and ${rest} more with ${words[kind]}; --json shows all`] : []
      return [...ofKind.slice(0, mostShown).map(changeLine), ...more]
    })
    .join('\n')
}

function changeLine(change: WorldChange): string {
  const { what, name, happened, by, role, fields, rows } = change
  if (what === 'rows' && name === '') return `… and ${rows} more rows; --rows lists them`
  const thing = [words[what], name].filter(Boolean).join(' ')
  const maker = by === null ? '' : ` by ${by}`
  switch (happened) {
    case 'added':
      return `+ ${thing}${maker}`
    case 'removed':
      return `- ${thing}`
    case 'granted':
      return `~ ${thing} was granted ${role}`
    case 'revoked':
      return `~ ${thing} lost ${role}`
    case 'changed': {
      const changed = Object.entries(fields).map(
        ([field, { from, to }]) => `  ${field}: ${shownValue(from)} → ${shownValue(to)}`,
      )
      return `~ ${thing}${changed.join('') || ` (${rows === 1 ? '1 row' : `${rows} rows`})`}`
    }
    default:
      return `~ ${thing} ${happened}${maker}`
  }
}
