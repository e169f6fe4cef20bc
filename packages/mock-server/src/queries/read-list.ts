import { Paged } from '../calls/call-context.ts'

/** Rows of a page by `pageIndex` when the caller names no number (assumed). */
export const defaultPageRows = 10

/** Rows of a page, counted from 0, for a database query. */
interface RowRange {
  readonly skip: number
  readonly take: number
}

/** The rows of page `current` (from 1) of `size` rows; null when the page is beyond the last of `total` rows. */
export function rowRange(current: number, size: number, total: number): RowRange | null {
  const skip = (current - 1) * size
  return skip < total ? { skip, take: Math.min(size, total - skip) } : null
}

/** A page as lists answer it. */
export const pageOf = <Row>(records: Row[], total: number, current: number, size: number) => ({
  records,
  total,
  current,
  size,
  pages: Math.ceil(total / size),
})

type Direction = 'asc' | 'desc'

/** How a database sorts: by a column, and rows that are equal in it by their id. */
type Order<Column extends string> = { [Name in Column | 'id']?: Direction }[]

/**
 * The requested order of a list: a field of its rows, descending with a leading minus.
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

/** Rows of a page when the caller names no size (assumed). */
export const defaultPageSize = 10

interface RowQuery<Column extends string> {
  readonly skip: number
  readonly take: number
  readonly orderBy: Order<Column>
}

/** A list as the database has it. */
export interface List<Column extends string, Row, Wire> {
  readonly order: Order<Column>
  count(): Promise<number>
  rows(query: RowQuery<Column>): Promise<Row[]>
  /** A row in its wire format. */
  show(row: Row): Wire
}

/** The requested page, by `current` and `size`. */
export async function readPage<Column extends string, Row, Wire>(
  list: List<Column, Row, Wire>,
  { current = 1, size = defaultPageSize }: { current?: number; size?: number },
) {
  const { rows, total } = await readRows(list, current, size)
  return pageOf(rows, total, current, size)
}

/** The requested page with sums over the rows of all pages. */
export async function readSummedPage<Column extends string, Row, Wire, Sums>(
  list: List<Column, Row, Wire> & { sums(): Promise<Sums> },
  query: { current?: number; size?: number },
) {
  const page = await readPage(list, query)
  return { ...page, sums: await list.sums() }
}

/** The requested page, by `pageIndex` and `pageRows`, with the total for the envelope. */
export async function readPaged<Column extends string, Row, Wire>(
  list: List<Column, Row, Wire>,
  { pageIndex = 1, pageRows = defaultPageSize }: { pageIndex?: number; pageRows?: number },
): Promise<Paged<Wire[]>> {
  const { rows, total } = await readRows(list, pageIndex, pageRows)
  return new Paged(rows, total)
}

/** A database walks over the rows that it skips, so that a page is read from the end that is nearer. */
async function readRows<Column extends string, Row, Wire>(
  { count, rows, show, order }: List<Column, Row, Wire>,
  current: number,
  size: number,
): Promise<{ rows: Wire[]; total: number }> {
  const total = await count()
  const range = rowRange(current, size, total)
  if (!range) return { rows: [], total }
  const { skip, take } = range
  const behind = total - skip - take
  const found =
    behind < skip
      ? (await rows({ skip: behind, take, orderBy: reversed(order) })).reverse()
      : await rows({ skip, take, orderBy: order })
  return { rows: found.map(show), total }
}
