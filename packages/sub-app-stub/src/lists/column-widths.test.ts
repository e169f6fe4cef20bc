import { specifiedSubApps } from '@portal/protocol/systems'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { languages } from '@portal/sub-app-sdk/portal-languages'
import { describe, expect, it } from 'vitest'
import { widthOf } from './column-widths.ts'
import { allOrders, ceramicOrders } from './definitions/orders.ts'
import { type Column, isShownAtFirst } from './list-definition.ts'
import { listPages } from './pages.ts'

/** Pixels of a list's table on a screen of 1440 × 900, beside the menu, without its check boxes. */
const room = 1132 - 44

const isMain = ({ as }: Column) => as === 'amount' || as === 'date'

const widthsOf = (columns: readonly Column[], language: PortalLanguage, sortable: readonly string[]) =>
  columns.reduce((sum, column) => sum + widthOf(column, language, sortable.includes(column.field)), 0)

const lists = languages.flatMap((language) =>
  specifiedSubApps.flatMap((app) =>
    Object.entries(listPages[app]).map(([path, definition]) => ({ language, app, path, definition })),
  ),
)

describe('on a common screen', () => {
  it.each(lists)('in $language amounts and dates of $app $path are in sight', ({ language, definition }) => {
    const { columns, sortable } = definition
    const shown = columns.filter(({ isDetail }) => !isDetail)
    const main = shown.slice(0, shown.findLastIndex(isMain) + 1)
    expect(widthsOf(main, language, sortable)).toBeLessThanOrEqual(room)
  })

  it.each(languages)('in %s all that is said of unpaid orders is in sight', (language) => {
    for (const { columns, sortable } of [ceramicOrders, allOrders]) {
      const shown = columns.filter((column) => isShownAtFirst(column, 'overdue'))
      expect(shown.map(({ field }) => field)).toContain('overdueDays')
      expect(widthsOf(shown, language, sortable)).toBeLessThanOrEqual(room)
    }
  })

  it.each(lists)(
    'in $language no column of $app $path is cut by a few pixels',
    ({ language, definition }) => {
      const { columns, sortable } = definition
      const beyond =
        widthsOf(
          columns.filter(({ isDetail }) => !isDetail),
          language,
          sortable,
        ) - room
      expect(beyond > 0 && beyond < 60).toBe(false)
    },
  )
})

it.each([
  ['zh', { field: 'status', as: 'orderStatus' }, 90],
  ['en', { field: 'status', as: 'orderStatus' }, 190],
  ['en', { field: 'orderNo' }, 120],
] as const)('in %s the column %o needs %i pixels', (language, column, expected) => {
  expect(Math.abs(widthOf(column, language) - expected)).toBeLessThanOrEqual(20)
})
