/** Rows that fit into the highest card; each shows as many of them as fit. */
export const shownRows = 9

/** Some rows of a list, and the total. */
export interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Rows of the calls that page by `pageIndex`: the envelope counts all (assumed). */
export const countedRows = <Row>({
  data,
  count = data.length,
}: {
  readonly data: readonly Row[]
  readonly count?: number
}): Rows<Row> => ({ rows: data, total: count })

/** Rows of the calls that page by `current` (assumed). */
export const pagedRows = <Row>({
  data,
}: {
  readonly data: { readonly records: readonly Row[]; readonly total: number }
}): Rows<Row> => ({ rows: data.records, total: data.total })

export const isEmpty = ({ rows }: Rows<unknown>): boolean => rows.length === 0
export const totalOf = ({ total }: Rows<unknown>): number => total
