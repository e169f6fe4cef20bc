import { Paged } from '../calls/call-context.ts'
import { pageOf, rowRange } from '../domain/page.ts'
import { type Order, reversed } from '../domain/sort-order.ts'

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
  /** A row as it goes over the wire. */
  show(row: Row): Wire
}

/** The page that is asked for, by `current` and `size`. */
export async function readPage<Column extends string, Row, Wire>(
  list: List<Column, Row, Wire>,
  { current = 1, size = defaultPageSize }: { current?: number; size?: number },
) {
  const { rows, total } = await readRows(list, current, size)
  return pageOf(rows, total, current, size)
}

/** The page that is asked for, by `pageIndex` and `pageRows`, with the total for the envelope. */
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
