import type { ListAnswer, Row } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'

const text = (value: unknown) => String(value ?? '').toLowerCase()

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : text(one).localeCompare(text(other))

/** One page of rows that are all here, found by parts of their fields and sorted as a backend does it. */
export function pageOfRows(rows: readonly Row[], { current, size, sort, conditions }: ListQuery): ListAnswer {
  const field = sort.replace(/^-/, '') as keyof Row // an address may name any field: a row has none of it then
  const sign = sort.startsWith('-') ? -1 : 1
  const found = rows.filter((row) =>
    Object.entries(conditions).every(([name, part]) => text(row[name as keyof Row]).includes(text(part))),
  )
  const sorted = sort ? found.toSorted((one, other) => sign * compare(one[field], other[field])) : found
  return { rows: sorted.slice((current - 1) * size, current * size), total: found.length }
}
