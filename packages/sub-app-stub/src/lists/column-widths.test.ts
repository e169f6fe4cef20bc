import { specifiedSubApps } from '@portal/protocol/systems'
import { describe, expect, it } from 'vitest'
import { widthOf } from './column-widths.ts'
import type { Column } from './list-definition.ts'
import { listPages } from './pages.ts'

/** Pixels of a list's table on a screen of 1440 × 900, beside the menu, without its check boxes. */
const room = 1132 - 44

const isMain = ({ as }: Column) => as === 'amount' || as === 'date' || as === 'day'

const widthsOf = (columns: readonly Column[]) => columns.reduce((sum, column) => sum + widthOf(column), 0)

const lists = specifiedSubApps.flatMap((app) =>
  Object.entries(listPages[app]).map(([path, { columns }]) => [app, path, columns] as const),
)

describe('on a common screen', () => {
  it.each(lists)('amounts and dates of %s %s are in sight', (_app, _path, columns) => {
    const shown = columns.filter(({ isDetail }) => !isDetail)
    const main = shown.slice(0, shown.findLastIndex(isMain) + 1)
    expect(widthsOf(main)).toBeLessThanOrEqual(room)
  })

  it.each(lists)('no column of %s %s is cut by a few pixels', (_app, _path, columns) => {
    const beyond = widthsOf(columns.filter(({ isDetail }) => !isDetail)) - room
    expect(beyond > 0 && beyond < 60).toBe(false)
  })
})
