import type { Prisma } from '../generated/client.ts'
import { withLargeValue } from './large-values.ts'

type RowOf<Table extends Prisma.ModelName> = Partial<Prisma.TypeMap['model'][Table]['payload']['scalars']>

/**
 * Inserts many rows with one statement, some twenty times faster than `createMany`, which binds each value separately.
 * All rows have the first one's fields.
 */
export async function insertRows<Table extends Prisma.ModelName>(
  db: Pick<Prisma.TransactionClient, '$executeRawUnsafe'>,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first) // field names of our own models, so that quoting them is enough
  const values = rows.map((row) => {
    const fields: Record<string, unknown> = row
    return columns.map((column) => stored(fields[column]))
  })
  const sql = `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
     SELECT ${columns.map((_, index) => `value ->> ${index}`).join(', ')} FROM json_each(?)`
  await withLargeValue(JSON.stringify(values), (passed) => db.$executeRawUnsafe(sql, passed))
}

/** As Prisma's adapter stores it: dates are texts with an offset, and compare as texts. */
const stored = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('Z', '+00:00') : (value ?? null)
