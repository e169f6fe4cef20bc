import { insertRows } from '../engines/sqlite.ts'
import { Prisma } from '../generated/client.ts'
import { StoreError } from '../store-error.ts'
import { dayMs, startOfDay } from './clock.ts'
import { demoPasswordMark, type Row, type RowDifferences } from './row-differences.ts'
import type { World } from './world.ts'

type Scalar = string | number | null
type Tx = Prisma.TransactionClient

/**
 * Applies differences to a fresh world; dates are shifted by the days between the two worlds.
 * @throws {StoreError} for unknown tables or columns, for rows that are there already, and for dangling references
 */
export async function writeRows(world: World, differences: RowDifferences, madeAt: Date): Promise<void> {
  const { db, settings } = world
  const days = Math.round(
    (startOfDay(settings.madeAt ?? world.now()).getTime() - startOfDay(madeAt).getTime()) / dayMs,
  )
  // Rows come and go in the order of their tables: what refers to them is checked at the end.
  await db.$executeRaw`PRAGMA foreign_keys = OFF`
  try {
    await db.$transaction(async (tx) => {
      for (const [table, difference] of Object.entries(differences)) {
        const columns = await columnsOf(tx, table)
        const written = (row: Row): Row =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => {
              const type = columns.get(name)
              if (type === undefined) throw new StoreError(`The table ${table} has no column ${name}`)
              if (value === demoPasswordMark) return [name, settings.demoPasswordHash]
              return [name, type === 'DATETIME' ? moved(value, days) : value]
            }),
          )
        try {
          for (const key of difference.removed) await remove(tx, table, written(key))
          for (const { key, to } of difference.changed) await change(tx, table, written(key), written(to))
          for (const chunk of chunksOf(difference.added)) {
            await insertRows(tx, table as Prisma.ModelName, chunk.map(written)) // columnsOf has found its model
          }
        } catch (error) {
          throw takenIn(table, error) ?? error
        }
      }
      const broken: unknown[] = await tx.$queryRaw`PRAGMA foreign_key_check`
      if (broken.length > 0) {
        throw new StoreError(
          `${broken.length} of the rows refer to others that do not exist; the company has changed since they were saved`,
        )
      }
    })
  } finally {
    await db.$executeRaw`PRAGMA foreign_keys = ON`
  }
}

/** What to do where a row is there already, such as that of a scenario applied before; undefined for another failure. */
function takenIn(table: string, cause: unknown): StoreError | undefined {
  const [, taken] = /UNIQUE constraint failed: ([\w., ]+)/.exec(String(cause)) ?? []
  if (taken === undefined) return undefined
  return new StoreError(
    `The world has rows of the table ${table} with the same ${taken.replaceAll(`${table}.`, '')} already. ` +
      'A saved scenario is applied first; one that contains the other is saved from a world that has both',
    { cause },
  )
}

/** The columns of a table with their declared types. */
async function columnsOf(tx: Tx, table: string): Promise<Map<string, string>> {
  if (!Object.hasOwn(Prisma.ModelName, table)) throw new StoreError(`There is no table ${table}`)
  const columns = await tx.$queryRawUnsafe<{ name: string; type: string }[]>(`PRAGMA table_info("${table}")`)
  return new Map(columns.map(({ name, type }) => [name, type.toUpperCase()]))
}

/** A time some days later; anything else is unchanged. */
function moved(value: Scalar, days: number): Scalar {
  const ms = typeof value === 'string' && days !== 0 ? Date.parse(value) : Number.NaN
  return Number.isNaN(ms) ? value : new Date(ms + days * dayMs).toISOString().replace('Z', '+00:00')
}

const quoted = (names: readonly string[], by: string) => names.map((name) => `"${name}" = ?`).join(by)

async function remove(tx: Tx, table: string, key: Row): Promise<void> {
  await tx.$executeRawUnsafe(
    `DELETE FROM "${table}" WHERE ${quoted(Object.keys(key), ' AND ')}`,
    ...Object.values(key),
  )
}

async function change(tx: Tx, table: string, key: Row, to: Row): Promise<void> {
  await tx.$executeRawUnsafe(
    `UPDATE "${table}" SET ${quoted(Object.keys(to), ', ')} WHERE ${quoted(Object.keys(key), ' AND ')}`,
    ...Object.values(to),
    ...Object.values(key),
  )
}

function chunksOf(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = []
  for (let at = 0; at < rows.length; at += 500) chunks.push(rows.slice(at, at + 500))
  return chunks
}
