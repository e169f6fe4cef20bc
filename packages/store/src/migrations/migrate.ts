import { openRaw } from '../engines/raw-sqlite.ts'
import { migrationsDir } from '../paths.ts'
import { readMigrations } from './migration-files.ts'

/**
 * Brings a database file to the newest migration; a missing one is created. The schema engine is loaded only when a
 * migration is missing, without Prisma, so that opening a world is fast.
 * @returns names of the migrations that were applied
 */
export async function migrateDatabase(file: string): Promise<readonly string[]> {
  const applied = appliedMigrations(file)
  const migrations = await readMigrations(migrationsDir)
  if (migrations.every(({ name }) => applied.has(name))) return []
  const { migrationList, noFilters, withSchemaEngine } = await import('./schema-engine.ts')
  const outcome = await withSchemaEngine(file, (engine) =>
    engine.applyMigrations({ migrationsList: migrationList(migrations), filters: noFilters }),
  )
  return outcome.appliedMigrationNames
}

function appliedMigrations(file: string): ReadonlySet<string> {
  const raw = openRaw(file)
  try {
    const table = raw.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
    if (table.all().length === 0) return new Set()
    const names = raw.prepare('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL')
    return new Set(names.pluck().all() as string[]) // the column is text
  } finally {
    raw.close()
  }
}
