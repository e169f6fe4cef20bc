import type { WorldDifferences } from '@portal/protocol/control/worlds'

type Row = WorldDifferences[string]['added'][number]

/** Rows of a table that are shown; the others are counted. */
const mostShown = 20

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
