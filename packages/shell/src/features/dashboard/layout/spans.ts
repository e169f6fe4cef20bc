import type { CSSProperties } from 'react'
import type { VisibleWidget } from '../widget-rules.ts'

/** The number of columns of the widest home page; with one column nothing is shared. */
const columnCounts = [2, 3, 4, 5] as const

/** Minimum columns of a widget; a full-width one starts a row, and so does the next. */
const least = { normal: 1, wide: 2, full: Number.POSITIVE_INFINITY } as const

type Size = VisibleWidget['size']

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/**
 * How many of `columns` each widget takes, in their order: rows are balanced, and widgets are widened so that no row
 * ends in a gap.
 */
export function spansOf(sizes: readonly Size[], columns: number): readonly number[] {
  const full = sizes.indexOf('full')
  const group = sizes.slice(0, full < 0 ? sizes.length : full).map((size) => Math.min(least[size], columns))
  const rows = filledRows(group, columns).flatMap((row) => stretched(row, columns))
  return full < 0 ? rows : [...rows, columns, ...spansOf(sizes.slice(full + 1), columns)]
}

/** The widgets row by row, as many rows as they need. */
function filledRows(widgets: readonly number[], columns: number): readonly (readonly number[])[] {
  const rows: number[][] = []
  let rest = widgets
  while (rest.length > 0) {
    const fair = Math.ceil(sum(rest) / Math.ceil(sum(rest) / columns))
    const beyond = rest.findIndex((_one, index) => {
      const taken = sum(rest.slice(0, index))
      return taken >= fair || taken + (rest[index] ?? 0) > columns
    })
    const row = rest.slice(0, beyond < 0 ? rest.length : beyond)
    rows.push([...row])
    rest = rest.slice(row.length)
  }
  return rows
}

/** The narrowest gets the remainder, one column after the other; of several the first, which matters most. */
function stretched(row: readonly number[], columns: number): readonly number[] {
  if (sum(row) >= columns) return row
  const narrowest = row.indexOf(Math.min(...row))
  return stretched(
    row.map((span, index) => (index === narrowest ? span + 1 : span)),
    columns,
  )
}

/** Row heights in CSS: a full-width widget is as high as its content. */
function rowsOf(sizes: readonly Size[], spans: readonly number[], columns: number): string {
  const heights: string[] = []
  let free = 0
  for (const [index, size] of sizes.entries()) {
    const span = spans[index] ?? 1
    if (span > free) {
      heights.push(size === 'full' ? 'auto' : 'var(--card-height)')
      free = columns
    }
    free -= span
  }
  return heights.join(' ')
}

const spansByColumns = (sizes: readonly Size[]) =>
  columnCounts.map((columns) => [columns, spansOf(sizes, columns)] as const)

/** The same as variables of each widget, `--span-3` with three columns: the page's width decides which one applies. */
export function spanStyles(sizes: readonly Size[]): readonly CSSProperties[] {
  const spans = spansByColumns(sizes)
  return sizes.map((_size, index) =>
    Object.fromEntries(spans.map(([columns, each]) => [`--span-${columns}`, each[index]])),
  )
}

/** The rows of the grid in the same way, `--rows-3`. */
export const rowStyles = (sizes: readonly Size[]): CSSProperties =>
  Object.fromEntries(
    spansByColumns(sizes).map(([columns, spans]) => [`--rows-${columns}`, rowsOf(sizes, spans, columns)]),
  )
