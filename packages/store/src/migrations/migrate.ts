import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from '@portal/protocol/once'
import { openRaw } from '../engines/database-files.ts'
import { migrationsDir } from '../paths.ts'
import { NewerSchema } from '../store-error.ts'

/** One migration: the name of its folder (`<timestamp>_<what>`) and its SQL. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** All migrations of a folder, oldest first. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, sql: await readFile(join(dir, name, 'migration.sql'), 'utf8') })),
  )
}

/** The migrations of this version, oldest first; read once. */
export const ownMigrations = once((): Promise<readonly Migration[]> => readMigrations(migrationsDir))

/**
 * Migrates a database file to the newest version, creating it if missing. The schema engine is loaded only for a
 * pending migration, so that opening is fast.
 * @param what name of the database in errors
 * @returns names of the applied migrations
 * @throws {NewerSchema}
 */
export async function migrateDatabase(
  file: string,
  what = `The database ${file}`,
): Promise<readonly string[]> {
  const applied = appliedMigrations(file)
  const migrations = await ownMigrations()
  refuseNewer(applied, migrations, what)
  if (migrations.every(({ name }) => applied.has(name))) return []
  const { migrationList, noFilters, withSchemaEngine } = await import('./schema-engine.ts')
  const outcome = await withSchemaEngine(file, (engine) =>
    engine.applyMigrations({ migrationsList: migrationList(migrations), filters: noFilters }),
  )
  return outcome.appliedMigrationNames
}

/**
 * Makes sure that a closed database file is of no later version, and changes nothing.
 * @throws {NewerSchema}
 */
export async function requireKnownSchema(file: string, what: string): Promise<void> {
  refuseNewer(appliedMigrations(file), await ownMigrations(), what)
}

function refuseNewer(applied: ReadonlySet<string>, own: readonly { readonly name: string }[], what: string) {
  const foreign = [...applied].find((name) => !own.some((one) => one.name === name))
  if (foreign !== undefined) throw new NewerSchema(what, foreign, own.at(-1)?.name ?? 'none')
}

/** Of a file that a process made just now, none. */
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
