import { listOf } from '../../../session/complete-answers.ts'

/** Rows that fit into a card. */
export const shownRows = 5

/** Some rows of a list, and how many there are in all. */
export interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Rows of the calls that page by `pageIndex`: the envelope counts all (assumed). */
export function countedRows<Row>({
  data,
  count,
}: {
  readonly data: readonly Row[]
  readonly count?: number
}): Rows<Row> {
  const rows = listOf(data)
  return { rows, total: count ?? rows.length }
}

/** Rows of the calls that page by `current` (assumed). */
export const pagedRows = <Row>({
  data,
}: {
  readonly data: { readonly records: readonly Row[]; readonly total: number }
}): Rows<Row> => ({ rows: listOf(data.records), total: data.total })

export const isEmpty = ({ rows }: Rows<unknown>): boolean => rows.length === 0
export const totalOf = ({ total }: Rows<unknown>): number => total
