/** Rows of a page by `pageIndex` when the caller names no number (assumed). */
export const defaultPageRows = 10

/** Rows of a page, counted from 0: what a database is asked for. */
interface RowRange {
  readonly skip: number
  readonly take: number
}

/** The rows of page `current` (from 1) of `size` rows; null when the page lies beyond the last of `total` rows. */
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
