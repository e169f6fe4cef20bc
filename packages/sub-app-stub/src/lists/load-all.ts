import type { Client } from '@portal/protocol/client'
import type { ListDefinition, Row } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'

const pageSize = 500
/** A larger file would be useless, and loading it would take minutes. */
const mostRows = 10_000

/** All rows that a query finds, page after page. */
export async function loadAll(
  { load }: Pick<ListDefinition, 'load'>,
  client: Client,
  query: ListQuery,
): Promise<readonly Row[]> {
  const { signal } = new AbortController()
  const found: Row[] = []
  for (let current = 1; found.length < mostRows; current += 1) {
    const { rows, total } = await load(client, { ...query, current, size: pageSize }, signal)
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) break
  }
  return found
}
