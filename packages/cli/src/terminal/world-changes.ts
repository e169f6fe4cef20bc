import { changedThings } from '@portal/protocol/control/changed-things'
import type { EntryOutcome } from '@portal/protocol/control/entries'
import type { WorldChange, WorldDifferences } from '@portal/protocol/control/worlds'

const mostLetters = 60

/** A value of a change in a line; a long text is cut. */
function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  const text = (Array.isArray(value) ? value.join(',') || 'none' : String(value)).replaceAll(/\s+/g, ' ')
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}

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

/** Changes of one kind that are shown; the others are counted. */
const mostShown = 20

/** What happened in a world, a line for each change; empty where nothing did. */
export function changeLines(changes: readonly WorldChange[]): string {
  const kinds = [...new Set(changes.map(({ what }) => what))]
  return kinds
    .flatMap((kind) => {
      const ofKind = changes.filter(({ what }) => what === kind)
      const rest = ofKind.length - mostShown
      const more = rest > 0 ? [`  … and ${rest} more with ${changedThings[kind]}; --json shows all`] : []
      return [...ofKind.slice(0, mostShown).map(changeLine), ...more]
    })
    .join('\n')
}

function changeLine(change: WorldChange): string {
  const { what, name, happened, by, role, fields, rows } = change
  if (what === 'rows' && name === '') return `… and ${rows} more rows; --rows lists them`
  const thing = [changedThings[what], name].filter(Boolean).join(' ')
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

type Row = WorldDifferences[string]['added'][number]

/** Rows of a table that are shown; the others are counted. */

/** What names a row for people, beside its key. */
const names = [
  'userName',
  'code',
  'orderNo',
  'processNo',
  'projectNo',
  'contractNo',
  'title',
  'name',
  'target',
]

const pairs = (row: Row) => Object.entries(row).map(([name, value]) => `${name}=${value ?? 'none'}`)

function added(row: Row): string {
  const [key] = Object.entries(row)
  const named = names.flatMap((name) => (row[name] === undefined ? [] : [`${name}=${row[name]}`])).slice(0, 2)
  if (named.length === 0) return pairs(row).slice(0, 5).join(' ')
  return [...(key ? [key.join('=')] : []), ...named].join(' ')
}

/** Differences of worlds, a line for each row, by tables; empty where there is none. */
export function differenceLines(differences: WorldDifferences): string {
  return Object.entries(differences)
    .map(([table, found]) => {
      const lines = [
        ...found.added.map((row) => `  + ${added(row)}`),
        ...found.changed.map(({ key, from, to }) => {
          const changes = Object.keys(to).map(
            (name) => `${name}: ${from[name] ?? 'none'} → ${to[name] ?? 'none'}`,
          )
          return `  ~ ${pairs(key).join(' ')}  ${changes.join('  ')}`
        }),
        ...found.removed.map((key) => `  - ${pairs(key).join(' ')}`),
      ]
      const more =
        lines.length > mostShown ? [`  … and ${lines.length - mostShown} more; --json shows all`] : []
      return [table, ...lines.slice(0, mostShown), ...more].join('\n')
    })
    .join('\n')
}
