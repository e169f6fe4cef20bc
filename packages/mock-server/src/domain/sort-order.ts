type Direction = 'asc' | 'desc'

/** How a database sorts: by a column, and rows that are equal in it by their id. */
export type Order<Column extends string> = { [Name in Column | 'id']?: Direction }[]

/**
 * The order that a list is asked for: a field of its rows, with a leading minus turned round.
 * @param columns the column of each field that may be sorted by
 */
export function sortOrder<const Columns extends Readonly<Record<string, string>>>(
  sort: (keyof Columns & string) | `-${keyof Columns & string}`,
  columns: Columns,
): Order<Columns[keyof Columns]> {
  const isDescending = sort.startsWith('-')
  const column = columns[isDescending ? sort.slice(1) : sort]
  if (column === undefined) throw new RangeError(`Nothing is sorted by ${sort}`)
  const direction = isDescending ? 'desc' : 'asc'
  return [{ [column]: direction }, { id: direction }] as Order<Columns[keyof Columns]> // a computed name loses its type
}

/** The same rows, last one first. */
export const reversed = <Column extends string>(order: Order<Column>): Order<Column> =>
  order.map(
    (by) =>
      Object.fromEntries(
        Object.entries(by).map(([name, direction]) => [name, direction === 'asc' ? 'desc' : 'asc']),
      ) as Order<Column>[number], // the same names
  )
