import type { PrismaClient } from '../generated/client.ts'
import { migrationsDir } from '../paths.ts'
import { readMigrations } from './migration-files.ts'

/**
 * Brings an open database to the newest migration. The schema engine is loaded only when a migration is missing, so that
 * a warm start costs a query or two.
 * @param file where `db` lies
 * @returns names of the migrations that were applied
 */
export async function migrateDatabase(db: PrismaClient, file: string): Promise<readonly string[]> {
  const [migrations, applied] = await Promise.all([readMigrations(migrationsDir), appliedMigrations(db)])
  if (migrations.every(({ name }) => applied.has(name))) return []
  const { migrationList, noFilters, withSchemaEngine } = await import('./schema-engine.ts')
  const outcome = await withSchemaEngine(file, (engine) =>
    engine.applyMigrations({ migrationsList: migrationList(migrations), filters: noFilters }),
  )
  return outcome.appliedMigrationNames
}

async function appliedMigrations(db: PrismaClient): Promise<ReadonlySet<string>> {
  const tables = await db.$queryRaw<unknown[]>`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`
  if (tables.length === 0) return new Set()
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`
  return new Set(rows.map(({ name }) => name))
}
