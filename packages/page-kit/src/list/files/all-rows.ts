/** How rows are loaded for a file. */
export interface Loading {
  readonly signal: AbortSignal
  /** Called after each page. */
  readonly onProgress: (loaded: number, total: number) => void
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** More at once would be slow to answer, and some backends refuse it. */
const pageSize = 500

/** All rows of a list, page after page, however many there are. */
export async function allRows<Row>(
  load: (
    page: { readonly current: number; readonly size: number },
    signal: AbortSignal,
  ) => Promise<Page<Row>>,
  { signal, onProgress }: Loading,
): Promise<readonly Row[]> {
  const found: Row[] = []
  for (let current = 1; ; current += 1) {
    const { rows, total } = await load({ current, size: pageSize }, signal)
    signal.throwIfAborted()
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) return found
    onProgress(found.length, total)
  }
}
